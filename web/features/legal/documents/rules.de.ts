import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const rules: LegalDocument = ({ operatorEmail }) => ({
  title: 'Regeln für die Crew-Suche',
  lead: 'Damit Fremde gern zusammen fliegen.',
  sections: [
    {
      id: 'purpose',
      heading: '1. Zweck',
      blocks: [
        'Auf CrewBeacon finden Spielerinnen und Spieler Crews für gemeinsame Missionen, über Organisationen, Sprachen und Zeitzonen hinweg. Wer eine Crew ausschreibt, leitet sie als Commander. Diese Regeln gelten für Gesuche, Bewerbungen, Kommentare, Nachrichten, Namen und Bilder.',
        'Sie ergänzen die [Nutzungsbedingungen](/legal/terms).',
      ],
    },
    {
      id: 'conduct',
      heading: '2. Umgang miteinander',
      blocks: [
        [
          'Behandle andere so, wie du an Bord behandelt werden möchtest.',
          'Keine Beleidigungen, keine Belästigung, keine Drohungen, keine Herabwürdigung wegen Herkunft, Geschlecht, Glaube, Behinderung oder sexueller Orientierung.',
          'Gib dich nicht als jemand anderes aus. Keine erfundenen Identitäten und keine Zweitkonten, um Sperren oder Grenzen zu umgehen.',
          'Gib niemandem Zugang zu deinem Konto.',
        ],
      ],
    },
    {
      id: 'crews',
      heading: '3. Crews und Missionen ausschreiben',
      blocks: [
        [
          'Zeit, Ort, Plätze und Belohnung müssen stimmen. Ändert sich etwas, ändere das Gesuch; von einer neuen Startzeit erfahren alle an Bord.',
          'Schreib Crews nur für einen echten Zweck aus.',
          'Versprich nur, was du auszahlen wirst.',
          'Titel, Beschreibungen und Rollen dürfen nicht beleidigend, extremistisch oder irreführend sein.',
          'Kannst du nicht, sag die Mission ab, statt andere warten zu lassen.',
        ],
      ],
    },
    {
      id: 'applications',
      heading: '4. Bewerben und mitfliegen',
      blocks: [
        [
          'Bewirb dich nur, wenn du kommen willst. Kannst du doch nicht, gib den Platz frei.',
          'Der Commander entscheidet, wer mitfliegt. Eine Absage ist kein Angriff; nach 24 Stunden kannst du dich wieder bewerben.',
          'Schreib keine persönlichen Daten in Bewerbungen und Kommentare.',
          'Bewerte ehrlich, was auf der Mission war, und nicht, was anderswo war.',
        ],
      ],
    },
    {
      id: 'content',
      heading: '5. Verbotene Inhalte und Begriffe',
      blocks: [
        'Verboten sind rechtswidrige, extremistische, pornografische und gewaltverherrlichende Inhalte, Hass, und Begriffe, die Menschen herabwürdigen.',
        'Ein automatischer Filter prüft, was andere lesen können, und erkennt auch verstellte Schreibweisen. Er lehnt ab, bevor etwas gespeichert ist, und sagt, an welchem Feld es liegt. Wer den Filter absichtlich umgeht, verstößt ebenso gegen diese Regel.',
      ],
    },
    {
      id: 'moderation',
      heading: '6. Moderation und Meldungen',
      blocks: [
        'Melde, was gegen die Regeln verstößt: die Crew, die Leitung, Mitglieder, Bewerber, Profile, Kommentare, Bilder und Unterhaltungen haben dafür eine Flagge. Wer gemeldet hat, erfahren nur Moderation und Admins. Du erfährst, dass deine Meldung angekommen ist und dass über sie entschieden wurde. Bewusst falsche Meldungen sind selbst ein Verstoß.',
        'Eine Meldung wird verworfen oder führt zu einer Maßnahme: Entfernen eines Kommentars oder einer Crew, Verwarnung, Sperre auf Zeit oder auf Dauer. Wiederholte Verstöße führen zum dauerhaften Ausschluss. Gesuche, die drei Personen melden, stehen bis zur Entscheidung nicht auf der Missionstafel. Niemand entscheidet über Meldungen, die ihn selbst betreffen.',
        'Wer verwarnt wird, liest den Grund und bestätigt das, bevor er wieder etwas veröffentlicht. Wer gesperrt wird, sieht beim Anmelden Grund und Ende und kann einmal Einspruch einlegen. Das Ergebnis kommt per Mail.',
      ],
    },
    {
      id: 'privacy',
      heading: '7. Privatsphäre und Sicherheit',
      blocks: [
        [
          'Veröffentliche nichts Persönliches über andere: keine Namen, Adressen, Bilder oder privaten Unterhaltungen.',
          'Wer dich nicht in Ruhe lässt, den kannst du blockieren und melden.',
          'Frag nie nach Passwörtern und gib deines nie weiter. Auch wir fragen nicht danach.',
        ],
        'Was wir speichern, steht unter [Datenschutz](/legal/privacy).',
      ],
    },
    {
      id: 'advertising',
      heading: '8. Werbung und fremde Inhalte',
      blocks: [
        'Keine Referral-Codes, keine kommerzielle Werbung, kein Handel mit echtem Geld. Namen und Titel enthalten keine Links. Für andere Seiten, Clans oder Server darfst du nur werben, wenn die Beschreibung deiner Crew es für die Mission braucht, zum Beispiel mit dem Discord, auf dem ihr sprecht.',
      ],
    },
    {
      id: 'final',
      heading: '9. Schlussbestimmungen',
      blocks: [
        'Wir können diese Regeln anpassen. Was sich ändert, steht auf dieser Seite. Es gelten außerdem die [Nutzungsbedingungen](/legal/terms).',
      ],
    },
    {
      id: 'support',
      heading: 'Hilfe',
      blocks: [
        `Etwas ist unklar oder dringend? Schreib an [${operatorEmail}](mailto:${operatorEmail}). Wir antworten innerhalb von 48 Stunden.`,
      ],
    },
  ],
})
