//! Help and clap's own errors, in our words and three languages.
//!
//! The id of a command's sentence is `help-` and the names that lead to it, as in
//! `help-position-moves`; an argument's adds `-arg-` and its name, as in `help-perft-arg-depth`.
//! The program itself is `help-otho`.

use std::ffi::OsStr;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use otho_text::{Texts, Value};

use crate::cli::Cli;
use crate::output::{Failure, quoted};

/// The commands with all that help says about them.
pub(crate) fn in_words(texts: &Texts) -> Command {
    let mut command = with_texts(Cli::command(), "help", texts);
    command.build();
    with_usage(command, texts)
}

/// The id of the sentence about a command below `parent`.
fn id_of(parent: &str, command: &Command) -> String {
    format!("{parent}-{}", command.get_name())
}

/// The id of the sentence about an argument of a command.
fn id_of_arg(command_id: &str, arg: &Arg) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    format!("{command_id}-arg-{name}")
}

/// The start of the ids of what is below a command.
fn prefix_of(id: &str) -> &str {
    match id {
        "help-otho" => "help",
        id => id,
    }
}

fn with_texts(command: Command, parent: &str, texts: &Texts) -> Command {
    let id = id_of(parent, &command);
    let mut n_positional = 0;
    let template = format!(
        "{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}\n",
        texts.get("cli-heading-usage")
    );
    command
        .about(texts.get(&id))
        .help_template(template)
        .arg_required_else_help(false)
        .subcommand_help_heading(texts.get("cli-heading-commands"))
        .subcommand_value_name(texts.get("cli-command"))
        .mut_args(|arg| {
            let help = texts.get(&id_of_arg(&id, &arg));
            let kind = if arg.is_positional() {
                "cli-heading-arguments"
            } else {
                "cli-heading-options"
            };
            // What clap adds in brackets is English; the sentences say which values there are.
            let hides_values = arg.get_action().takes_values();
            let arg = arg
                .help(help)
                .help_heading(texts.get(kind))
                .hide_possible_values(hides_values);
            if !arg.is_positional() {
                return arg;
            }
            // Under a heading of ours clap would list them by their names.
            n_positional += 1;
            arg.display_order(n_positional)
        })
        .mut_subcommands(|below| with_texts(below, prefix_of(&id), texts))
}

/// Writes the usage lines anew, with our word for options.
fn with_usage(mut command: Command, texts: &Texts) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage
        .trim_start_matches("Usage: ")
        .replace("[OPTIONS]", &texts.get("cli-options"));
    command
        .override_usage(usage)
        .mut_subcommands(|below| with_usage(below, texts))
}

/// What clap has to say: help, or what is wrong with the command line.
pub(crate) fn failure(error: &clap::Error, texts: &Texts) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            Failure::Help(error.render().to_string())
        }
        _ => Failure::Usage(sentence(error, texts)),
    }
}

fn sentence(error: &clap::Error, texts: &Texts) -> String {
    let context = |kind| error.get(kind).map(shown).unwrap_or_default();
    let argument = || ("argument", context(ContextKind::InvalidArg).into());
    let say = |id, values: &[(&str, Value<'_>)]| texts.format(id, values);
    match error.kind() {
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            say("cli-error-no-value", &[argument()])
        }
        ErrorKind::InvalidValue => {
            let value = ("value", context(ContextKind::InvalidValue).into());
            let valid = ("valid", context(ContextKind::ValidValue).into());
            say("cli-error-invalid-value", &[argument(), value, valid])
        }
        ErrorKind::UnknownArgument => say("cli-error-unknown-argument", &[argument()]),
        ErrorKind::InvalidSubcommand => {
            let command = context(ContextKind::InvalidSubcommand).into();
            say("cli-error-unknown-command", &[("command", command)])
        }
        ErrorKind::MissingSubcommand => {
            let command = context(ContextKind::InvalidSubcommand).into();
            let valid = context(ContextKind::ValidSubcommand).into();
            say(
                "cli-error-missing-command",
                &[("command", command), ("valid", valid)],
            )
        }
        ErrorKind::MissingRequiredArgument => say("cli-error-missing-argument", &[argument()]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            say("cli-error-too-few-values", &[argument()])
        }
        ErrorKind::ArgumentConflict => {
            let other = ("other", context(ContextKind::PriorArg).into());
            say("cli-error-conflict", &[argument(), other])
        }
        ErrorKind::InvalidUtf8 => texts.get("cli-error-utf"),
        _ => texts.get("cli-error-other"),
    }
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(list) => list
            .iter()
            .map(|text| quoted(OsStr::new(text)))
            .collect::<Vec<_>>()
            .join(", "),
        value => quoted(OsStr::new(&value.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use otho_text::Language;

    use super::*;

    fn collect_ids(command: &Command, parent: &str, ids: &mut BTreeSet<String>) {
        let id = id_of(parent, command);
        for arg in command.get_arguments() {
            ids.insert(id_of_arg(&id, arg));
        }
        for below in command.get_subcommands() {
            collect_ids(below, prefix_of(&id), ids);
        }
        ids.insert(id);
    }

    #[test]
    fn every_command_and_argument_has_its_sentence_and_no_sentence_is_left_over() {
        let mut wanted = BTreeSet::new();
        collect_ids(&Cli::command(), "help", &mut wanted);
        let source = include_str!("../../../locales/en/help.ftl");
        let there: BTreeSet<String> = source
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .filter(|(id, _)| id.starts_with("help-"))
            .map(|(id, _)| id.to_owned())
            .collect();
        assert_eq!(wanted, there);
    }

    #[test]
    fn help_has_no_english_left_in_it_in_other_languages() {
        fn check(command: &mut Command) {
            let help = command.render_long_help().to_string();
            for word in [
                "Usage",
                "Options",
                "OPTIONS",
                "Commands",
                "Arguments",
                "[default",
                "possible",
            ] {
                assert!(!help.contains(word), "{word} in:\n{help}");
            }
            command.get_subcommands_mut().for_each(check);
        }
        check(&mut in_words(&Texts::new(Language::Cs)));
    }
}
