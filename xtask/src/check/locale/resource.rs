//! What one Fluent file defines, uses and refers to.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The facts of one file. A part is `id` for a text, `id.attribute` for an attribute, `-id` for a term.
#[derive(Default)]
pub(super) struct Resource {
    /// The parts of messages, with the variables each uses.
    pub(super) variables: BTreeMap<String, BTreeSet<String>>,
    /// All parts in the order of the file, terms too.
    pub(super) definitions: Vec<String>,
    /// From a part to the part it refers to.
    pub(super) references: Vec<(String, String)>,
    pub(super) selections: Vec<Selection>,
    /// What does not parse, as `line: why`.
    pub(super) errors: Vec<String>,
}

/// A choice between variants.
pub(super) struct Selection {
    /// The part in which it stands.
    pub(super) owner: String,
    keys: BTreeSet<String>,
}

impl Selection {
    /// Whether it chooses by plural category, but not for `few`.
    /// `other` does not tell, since it is the usual default of any choice.
    pub(super) fn lacks_few(&self) -> bool {
        let is_by_number = ["one", "many"]
            .iter()
            .any(|category| self.keys.contains(*category));
        is_by_number && !self.keys.contains("few")
    }
}

impl Resource {
    pub(super) fn parse(text: &str) -> Self {
        let (tree, errors) = match parser::parse(text) {
            Ok(tree) => (tree, Vec::new()),
            Err((tree, errors)) => (tree, errors),
        };
        let mut resource = Self::default();
        for error in errors {
            let before = &text.as_bytes()[..error.pos.start];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            // The parser quotes the line breaks that it expected.
            let why = error
                .kind
                .to_string()
                .replace('\n', "\\n")
                .replace('\r', "\\r");
            resource.errors.push(format!("{line}: {why}"));
        }
        for entry in &tree.body {
            match entry {
                Entry::Message(message) => {
                    let part = message.id.name;
                    if let Some(value) = &message.value {
                        let used = resource.define(part.to_owned(), value);
                        resource.variables.insert(part.to_owned(), used);
                    }
                    for (part, used) in resource.define_attributes(part, &message.attributes) {
                        resource.variables.insert(part, used);
                    }
                }
                Entry::Term(term) => {
                    let part = format!("-{}", term.id.name);
                    resource.define_attributes(&part, &term.attributes);
                    resource.define(part, &term.value);
                }
                // Junk is in the list of errors already.
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        resource
    }

    fn define_attributes(
        &mut self,
        owner: &str,
        attributes: &[Attribute<&str>],
    ) -> Vec<(String, BTreeSet<String>)> {
        let mut parts = Vec::new();
        for attribute in attributes {
            let part = format!("{owner}.{}", attribute.id.name);
            parts.push((part.clone(), self.define(part, &attribute.value)));
        }
        parts
    }

    /// Records a part and returns the variables it uses.
    fn define(&mut self, part: String, pattern: &Pattern<&str>) -> BTreeSet<String> {
        let mut walk = Walk::default();
        walk.pattern(pattern);
        self.references.extend(
            walk.references
                .into_iter()
                .map(|target| (part.clone(), target)),
        );
        self.selections
            .extend(walk.selections.into_iter().map(|keys| Selection {
                owner: part.clone(),
                keys,
            }));
        self.definitions.push(part);
        walk.variables
    }
}

/// Collects what a pattern uses, however deep.
#[derive(Default)]
struct Walk {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    selections: Vec<BTreeSet<String>>,
}

impl Walk {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.selections.push(keys.collect());
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let with_attribute = |id: &str, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{id}.{attribute}"),
            None => id.to_owned(),
        };
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments
                    .positional
                    .iter()
                    .for_each(|argument| self.inline(argument));
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.references.insert(with_attribute(
                    id.name,
                    attribute.as_ref().map(|attribute| attribute.name),
                ));
            }
            // Arguments of a term are literals by Fluent's grammar, so they hold no variable.
            InlineExpression::TermReference { id, attribute, .. } => {
                let term =
                    with_attribute(id.name, attribute.as_ref().map(|attribute| attribute.name));
                self.references.insert(format!("-{term}"));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_found_however_deep() {
        let text =
            "m = { NUMBER($a) ->\n [one] { $b }\n *[other] { { $c } }\n }\n .label = { $d }\n";
        let resource = Resource::parse(text);
        let of = |part: &str| {
            resource.variables[part]
                .iter()
                .map(String::as_str)
                .collect::<Vec<_>>()
        };
        assert_eq!(of("m"), ["a", "b", "c"]);
        assert_eq!(of("m.label"), ["d"]);
    }

    #[test]
    fn a_term_is_defined_but_not_compared() {
        let resource = Resource::parse("-brand = OTHO\n .gender = masculine\n");
        assert!(resource.variables.is_empty());
        assert_eq!(resource.definitions, ["-brand.gender", "-brand"]);
    }
}
