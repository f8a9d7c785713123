//! The sentences of a language, by id.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Language, UnknownLanguage, pseudo};

/// A number or a text to be put into a sentence.
pub use fluent_bundle::FluentValue as Value;

/// Something that can be said in a sentence.
pub trait InWords {
    /// The sentence, in the language of these texts.
    fn in_words(&self, texts: &Texts) -> String;
}

/// The files of a language. Which file a sentence is in is for people to find it, except that
/// only the program has those of the command line and of the server.
macro_rules! sources {
    ($tag:literal) => {
        &[
            #[cfg(feature = "cli")]
            include_str!(concat!("../../../locales/", $tag, "/cli.ftl")),
            #[cfg(feature = "cli")]
            include_str!(concat!("../../../locales/", $tag, "/help.ftl")),
            #[cfg(feature = "cli")]
            include_str!(concat!("../../../locales/", $tag, "/learn.ftl")),
            #[cfg(feature = "cli")]
            include_str!(concat!("../../../locales/", $tag, "/play.ftl")),
            #[cfg(feature = "cli")]
            include_str!(concat!("../../../locales/", $tag, "/serve.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/coach.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/engine.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/exercise.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/formats.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/lesson.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/levels.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/rules.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/spoken.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/wthor.ftl")),
        ]
    };
}

const fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => sources!("en"),
        Language::Fr => sources!("fr"),
        Language::Cs => sources!("cs"),
    }
}

/// The sentences of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// All sentences of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
        // The marks that keep text of the two writing directions apart are of no use in three
        // languages that share one, and terminals and Braille displays show them.
        bundle.set_use_isolating(false);
        for &source in sources(language) {
            let resource = FluentResource::try_new(source.to_owned())
                .map_err(|(_, errors)| errors)
                .expect("a test reads every file");
            bundle
                .add_resource(resource)
                .expect("a test finds ids that are there twice");
        }
        Self { language, bundle }
    }

    /// The sentences of the language with this tag, such as `fr-FR`.
    ///
    /// Behind it, `-x-pseudo` makes them longer and accented, to find what is not translated and what does not fit.
    pub fn of_tag(tag: &str) -> Result<Self, UnknownLanguage> {
        let mut texts = Self::new(tag.parse()?);
        if tag.ends_with(pseudo::SUFFIX) {
            texts.bundle.set_transform(Some(pseudo::transform));
        }
        Ok(texts)
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence with this id.
    #[must_use]
    pub fn contains(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The sentence with this id, when nothing has to be put into it.
    #[must_use]
    pub fn get(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// The sentence with this id and these values in it.
    ///
    /// A missing id or value is a mistake in the program. The tests of this crate look for both;
    /// should one get past them, the reader sees the id and not a crash.
    #[must_use]
    pub fn format(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let message = self.bundle.get_message(id).and_then(|m| m.value());
        debug_assert!(message.is_some(), "no sentence has the id {id}");
        let Some(pattern) = message else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> = values.iter().cloned().collect();
        let mut errors = Vec::new();
        let sentence = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        sentence.into_owned()
    }
}

fn identifier(language: Language) -> LanguageIdentifier {
    language
        .tag()
        .parse()
        .expect("two letters are a language identifier")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_may_ask_for_the_pseudo_language() {
        let text = |tag| Texts::of_tag(tag).map(|texts| texts.get("spoken-no-clocks"));
        assert_eq!(text("en-GB").as_deref(), Ok("This game has no clocks."));
        assert_eq!(
            text("en-x-pseudo").as_deref(),
            Ok("Thíš gámé háš ñó člóčkš.~~~~~~~~ ~~")
        );
        assert_eq!(text("de-x-pseudo"), Err(UnknownLanguage));
    }
}
