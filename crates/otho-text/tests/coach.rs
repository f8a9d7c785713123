//! The coach's words, in three languages.

use otho_coach::feature::Beside;
use otho_coach::reason::{Branch, Explanation, Reason, Verdict, Way};
use otho_core::{Bitboard, Color, Ply, Position, Square, Variant, transcript};
use otho_text::{InWords, Language, Texts, reason_in_words};

/// Black's g2 gives the corner h1; e8 is better.
const POSITION: &str = "--O-X---O-OXXX-OOOOXXXOOOXOOOOXOOXOOXXOOOOOOOOOO--XXO--------O-- X";

fn branch(line: &str, value: i32) -> Branch {
    let plies = transcript::parse(line).expect("it is a transcript");
    let root = POSITION.parse().expect("it is a position");
    Branch::new(root, value, &plies).expect("it begins with a legal move")
}

fn explanation(verdict: Verdict, reasons: Vec<Reason>) -> Explanation {
    let (bad, good) = (branch("g2h1g1", 2), branch("e8f7b7", 11));
    let (played, other) = if verdict.is_good() {
        (good, bad)
    } else {
        (bad, good)
    };
    Explanation {
        position: POSITION.parse::<Position>().expect("it is a position"),
        variant: Variant::Othello,
        verdict,
        loss: if verdict.is_good() { 0 } else { 9 },
        is_exact: false,
        best: Square::E8,
        next_best: Some(11),
        played,
        other: Some(other),
        reasons,
    }
}

fn in_all(explanation: &Explanation) -> [String; 3] {
    Language::ALL.map(|language| explanation.in_words(&Texts::new(language)))
}

/// A reason after the bad move and after the good one.
fn said(reason: &Reason) -> [[String; 3]; 2] {
    [Verdict::Mistake, Verdict::Best].map(|verdict| {
        let explanation = explanation(verdict, Vec::new());
        Language::ALL.map(|language| reason_in_words(reason, &explanation, &Texts::new(language)))
    })
}

/// So many squares.
fn squares(count: usize) -> Bitboard {
    Square::ALL.into_iter().take(count).collect()
}

fn corner() -> Reason {
    Reason::Corner {
        way: Way::Worse,
        taker: Color::White,
        corner: Square::H1,
        line: vec![Ply::Move(Square::H1)],
        beside: Some(Beside::X),
    }
}

#[test]
fn a_mistake_is_explained_in_three_sentences_at_most() {
    let reply = Reason::Reply {
        reply: Square::H1,
        margin: 6,
        is_opened: true,
    };
    let moves = Reason::OpponentMoves {
        worse: squares(8),
        better: squares(5),
    };
    assert_eq!(
        in_all(&explanation(Verdict::Mistake, vec![corner(), moves, reply])),
        [
            "g2 is a mistake and costs about 9 points; e8 is better. The X-square g2 lets White take the corner h1 at once. After g2, White has 8 moves; after e8 there would be 5.",
            "g2 est une erreur qui coûte environ 9 points\u{202f}; e8 est meilleur. La case X g2 permet à Blanc de prendre aussitôt le coin h1. Après g2, Blanc a 8 coups possibles\u{202f}; après e8, il en aurait 5.",
            "Tah g2 je chyba, která stojí asi 9 bodů; lepší je e8. Po tahu na pole X g2 může Bílý hned obsadit roh h1. Po g2 má Bílý 8 možných tahů, po e8 by jich měl 5.",
        ]
    );
}

#[test]
fn without_a_reason_only_the_verdict_and_the_better_move_are_said() {
    assert_eq!(
        in_all(&explanation(Verdict::Blunder, Vec::new()))[0],
        "g2 is a serious mistake and costs about 9 points; e8 is better."
    );
    assert_eq!(
        in_all(&explanation(Verdict::Best, Vec::new())),
        [
            "No move is better than e8.",
            "Aucun coup n’est meilleur que e8.",
            "Lepší tah než e8 tu není."
        ]
    );
    assert_eq!(
        in_all(&explanation(Verdict::Forced, Vec::new())),
        [
            "e8 was the only move.",
            "e8 était le seul coup possible.",
            "Jiný tah než e8 nebyl možný."
        ]
    );
}

#[test]
fn a_result_that_is_given_away_for_certain_is_named() {
    let mut thrown = explanation(Verdict::Slip, Vec::new());
    (thrown.is_exact, thrown.loss) = (true, 2);
    assert_eq!(
        in_all(&thrown)[2],
        "Tah g2 stojí 2 body; lepší je e8.",
        "it still wins by two"
    );
    thrown.loss = 4;
    thrown.played.value = -2;
    assert_eq!(
        in_all(&thrown),
        [
            "g2 costs 4 points and turns a win into a loss; e8 is better.",
            "g2 coûte 4 points et transforme une victoire en défaite\u{202f}; e8 est meilleur.",
            "Tah g2 stojí 4 body a mění výhru v prohru; lepší je e8.",
        ]
    );
    thrown.is_exact = false;
    assert_eq!(in_all(&thrown)[0], "g2 costs about 4 points; e8 is better.");
}

#[test]
fn a_move_that_is_good_alone_is_called_the_only_good_one() {
    let mut only = explanation(Verdict::Best, Vec::new());
    only.next_best = Some(8);
    assert_eq!(in_all(&only)[0], "No move is better than e8.");
    only.next_best = Some(7);
    assert_eq!(
        in_all(&only),
        [
            "e8 is the only good move: any other costs about 4 points or more.",
            "e8 est le seul bon coup\u{a0}: tout autre coûte environ 4 points ou plus.",
            "Jediný dobrý tah je e8: každý jiný stojí asi 4 body nebo víc.",
        ]
    );
    (only.is_exact, only.next_best) = (true, Some(5));
    assert_eq!(
        in_all(&only),
        [
            "e8 is the only good move: any other costs at least 6 points.",
            "e8 est le seul bon coup\u{a0}: tout autre coûte au moins 6 points.",
            "Jediný dobrý tah je e8: každý jiný stojí aspoň 6 bodů.",
        ]
    );
}

#[test]
fn a_move_that_alone_keeps_a_certain_result_is_praised_for_it() {
    let mut only = explanation(Verdict::Best, Vec::new());
    only.is_exact = true;
    for next_best in [0, -2] {
        only.next_best = Some(next_best);
        assert_eq!(
            in_all(&only),
            [
                "e8 is the only move that wins.",
                "e8 est le seul coup gagnant.",
                "Jediný vyhrávající tah je e8.",
            ]
        );
    }
    only.played.value = 0;
    assert_eq!(
        in_all(&only),
        [
            "e8 is the only move that does not lose.",
            "e8 est le seul coup qui ne perd pas.",
            "Jediný tah, který neprohrává, je e8.",
        ]
    );
    only.is_exact = false;
    assert_eq!(in_all(&only)[0], "No move is better than e8.");
}

#[test]
fn what_the_other_move_would_have_done_is_said_as_such() {
    let [bad, good] = said(&corner());
    assert_eq!(
        bad[0],
        "The X-square g2 lets White take the corner h1 at once."
    );
    assert_eq!(
        good,
        [
            "The X-square g2 would let White take the corner h1 at once.",
            "La case X g2 permettrait à Blanc de prendre aussitôt le coin h1.",
            "Po tahu na pole X g2 by mohl Bílý hned obsadit roh h1.",
        ]
    );
    let taken = Reason::Corner {
        way: Way::Better,
        taker: Color::Black,
        corner: Square::E8,
        line: Vec::new(),
        beside: None,
    };
    assert_eq!(
        said(&taken)[0],
        [
            "e8 would take a corner.",
            "e8 prendrait un coin.",
            "Tah e8 by obsadil roh."
        ]
    );
    let later = Reason::Corner {
        way: Way::Better,
        taker: Color::Black,
        corner: Square::A8,
        line: transcript::parse("f7b7a8").expect("it is a transcript"),
        beside: None,
    };
    assert_eq!(
        said(&later).concat(),
        [
            "With best play, Black would take the corner a8 after e8, f7, b7.",
            "Avec le meilleur jeu de part et d’autre, Noir prendrait le coin a8 après e8, f7, b7.",
            "Při nejlepší hře by Černý obsadil po e8, f7, b7 roh a8.",
            "With best play, Black takes the corner a8 after e8, f7, b7.",
            "Avec le meilleur jeu de part et d’autre, Noir prend le coin a8 après e8, f7, b7.",
            "Při nejlepší hře obsadí Černý po e8, f7, b7 roh a8.",
        ]
    );
}

#[test]
fn passes_and_wipe_outs_are_told_with_their_line() {
    let pass = Reason::Pass {
        way: Way::Better,
        passer: Color::White,
        line: Vec::new(),
    };
    assert_eq!(
        said(&pass)[0],
        [
            "After e8, White would have to pass.",
            "Après e8, Blanc n’aurait plus de coup et devrait passer.",
            "Po e8 by Bílý neměl žádný tah a musel by pasovat.",
        ]
    );
    let wiped = Reason::WipeOut {
        way: Way::Worse,
        loser: Color::Black,
        line: vec![Ply::Move(Square::H1)],
    };
    assert_eq!(
        said(&wiped)[0],
        [
            "After g2, h1, Black has no disc left.",
            "Après g2, h1, il ne reste plus aucun pion à Noir.",
            "Po g2, h1 nemá Černý už žádný kámen.",
        ]
    );
}

#[test]
fn czech_counts_one_few_and_many_of_everything() {
    let texts = Texts::new(Language::Cs);
    let explanation = explanation(Verdict::Mistake, Vec::new());
    let word = |reason: &Reason| reason_in_words(reason, &explanation, &texts);
    let replies = [Square::H1, Square::F7];
    let (worse, better) = (squares(1), squares(3));
    assert_eq!(
        word(&Reason::SafeMoves {
            worse,
            better,
            replies
        }),
        "Po g2 a odpovědi h1 má Černý 1 bezpečný tah, po e8 a f7 by měl 3."
    );
    let (worse, better) = (squares(0), squares(6));
    assert_eq!(
        word(&Reason::OwnMoves {
            worse,
            better,
            replies
        }),
        "Po g2 a odpovědi h1 nemá Černý žádný možný tah, po e8 a f7 by jich měl 6."
    );
    let (more, less) = (squares(4), squares(0));
    let stable = Reason::Stable {
        way: Way::Worse,
        owner: Color::White,
        more,
        less,
        plies: 3,
    };
    assert_eq!(
        word(&stable),
        "Při nejlepší hře má Bílý po g2 a dalších 2 tazích 4 stabilní kameny, po e8 by neměl žádný."
    );
    let frontier = Reason::Frontier {
        worse: squares(12),
        better: squares(2),
        is_quiet: true,
    };
    assert_eq!(
        word(&frontier),
        "Po g2 má Černý 12 kamenů u prázdných polí, po tichém tahu e8 by tam měl 2."
    );
    let reply = |margin| {
        word(&Reason::Reply {
            reply: Square::H1,
            margin,
            is_opened: false,
        })
    };
    assert_eq!(
        reply(4),
        "Po g2 má Bílý na h1 odpověď o 4 body lepší než kterákoli jiná; tah e8 by jí zabránil."
    );
    assert!(reply(12).contains("o 12 bodů lepší"));
}

#[test]
fn numbers_are_held_against_each_other() {
    let later = Reason::LaterMoves {
        worse: [squares(1), squares(15)],
        better: [squares(5), squares(9)],
        plies: 6,
    };
    assert_eq!(
        said(&later)[0],
        [
            "With best play, 5 turns after g2 Black has 1 move and White 15; after e8 there would be 5 against 9.",
            "Avec le meilleur jeu de part et d’autre, 5 tours après g2, Noir a 1 coup possible et Blanc 15\u{202f}; après e8, ce serait 5 contre 9.",
            "Při nejlepší hře má Černý po g2 a dalších 5 tazích 1 možný tah a Bílý 15; po e8 by to bylo 5 proti 9.",
        ]
    );
    let open = Reason::LaterFrontier {
        worse: [squares(14), squares(9)],
        better: [squares(1), squares(12)],
        plies: 4,
    };
    assert_eq!(
        said(&open)[0],
        [
            "With best play, 3 turns after g2 Black has 14 discs next to empty squares and White 9; after e8 there would be 1 against 12.",
            "Avec le meilleur jeu de part et d’autre, 3 tours après g2, Noir a 14 pions au contact de cases vides et Blanc 9\u{202f}; après e8, ce serait 1 contre 12.",
            "Při nejlepší hře má Černý po g2 a dalších 3 tazích 14 kamenů u prázdných polí a Bílý 9; po e8 by to bylo 1 proti 12.",
        ]
    );
    let parity = Reason::Parity {
        worse: Square::H8,
        better: Square::A1,
    };
    assert_eq!(
        said(&parity).concat(),
        [
            "Without further mistakes, White makes the last move of the game after g2; after e8, Black would make it.",
            "Sans autre erreur, c’est Blanc qui joue le dernier coup de la partie après g2\u{202f}; après e8, ce serait Noir.",
            "Bez dalších chyb má poslední tah partie po g2 Bílý, po e8 by ho měl Černý.",
            "Without further mistakes, Black makes the last move of the game after e8; after g2, White would make it.",
            "Sans autre erreur, c’est Noir qui joue le dernier coup de la partie après e8\u{202f}; après g2, ce serait Blanc.",
            "Bez dalších chyb má poslední tah partie po e8 Černý, po g2 by ho měl Bílý.",
        ]
    );
    let ending = Reason::Ending {
        worse: [30, 34],
        better: [35, 29],
    };
    assert_eq!(
        said(&ending)[0],
        [
            "Without further mistakes the game ends 30–34 for Black after g2; after e8 it would end 35–29.",
            "Sans autre erreur, la partie se termine à 30–34 pour Noir après g2\u{202f}; après e8, elle se terminerait à 35–29.",
            "Bez dalších chyb skončí partie pro Černého po g2 30:34, po e8 by skončila 35:29.",
        ]
    );
}

#[test]
fn a_move_that_comes_too_late_is_told() {
    let taken = Reason::Spoiled {
        reply: Square::E8,
        margin: 5,
    };
    assert_eq!(
        said(&taken).concat(),
        [
            "Now White plays e8, and any reply that leaves it to Black is worse by at least 5 points.",
            "À présent, Blanc joue e8, et toute réponse qui laisse ce coup à Noir est moins bonne d’au moins 5 points.",
            "Teď na e8 hraje Bílý; každá odpověď, po které by tam mohl hrát Černý, je aspoň o 5 bodů horší.",
            "After g2, White would play e8, and any reply that leaves it to Black would be worse by at least 5 points.",
            "Après g2, Blanc jouerait e8, et toute réponse qui laisse ce coup à Noir serait moins bonne d’au moins 5 points.",
            "Po g2 by na e8 hrál Bílý; každá odpověď, po které by tam mohl hrát Černý, by byla aspoň o 5 bodů horší.",
        ]
    );
    let closed = Reason::Spoiled {
        reply: Square::H1,
        margin: 2,
    };
    assert_eq!(
        said(&closed)[0][2],
        "Po odpovědi h1 už Černý na e8 hrát nemůže; každá odpověď, která to dovolí, je aspoň o 2 body horší."
    );
}

#[test]
fn in_anti_othello_a_corner_is_a_burden() {
    let mut anti = explanation(Verdict::Mistake, Vec::new());
    anti.variant = Variant::Anti;
    let reason = Reason::Corner {
        way: Way::Worse,
        taker: Color::Black,
        corner: Square::A1,
        line: transcript::parse("h1a1").expect("it is a transcript"),
        beside: None,
    };
    let said = Language::ALL.map(|language| reason_in_words(&reason, &anti, &Texts::new(language)));
    assert_eq!(
        said,
        [
            "With best play, Black takes the corner a1 after g2, h1 and can never get rid of that disc.",
            "Avec le meilleur jeu de part et d’autre, Noir prend le coin a1 après g2, h1 et ne peut plus jamais se défaire de ce pion.",
            "Při nejlepší hře obsadí Černý po g2, h1 roh a1 a toho kamene se už nikdy nezbaví.",
        ]
    );

    let reason = Reason::Corner {
        way: Way::Better,
        taker: Color::White,
        corner: Square::F7,
        line: vec![Ply::Move(Square::F7)],
        beside: None,
    };
    let said = Language::ALL.map(|language| reason_in_words(&reason, &anti, &Texts::new(language)));
    assert_eq!(
        said,
        [
            "With best play, White would take the corner f7 after e8 and could never get rid of that disc.",
            "Avec le meilleur jeu de part et d’autre, Blanc prendrait le coin f7 après e8 et ne pourrait plus jamais se défaire de ce pion.",
            "Při nejlepší hře by Bílý obsadil po e8 roh f7 a toho kamene by se už nikdy nezbavil.",
        ]
    );
}
