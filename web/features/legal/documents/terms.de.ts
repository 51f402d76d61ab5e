import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const terms: LegalDocument = ({ operatorName, operatorEmail }) => ({
  title: 'Nutzungsbedingungen',
  lead: 'Was zwischen dir und dem Betreiber von CrewBeacon gilt.',
  sections: [
    {
      id: 'scope',
      heading: '1. Geltung',
      blocks: [
        `Diese Bedingungen gelten für die Nutzung von CrewBeacon, betrieben von ${operatorName}. CrewBeacon ist kostenlos und eine inoffizielle Fanseite; für das Spiel selbst gelten die Bedingungen seines Herstellers.`,
        'Zu ihnen gehören die [Community-Regeln](/legal/rules). Wie wir mit deinen Daten umgehen, steht unter [Datenschutz](/legal/privacy).',
      ],
    },
    {
      id: 'registration',
      heading: '2. Registrierung und Nutzung',
      blocks: [
        'Suchen und lesen kann jeder ohne Konto. Für alles andere brauchst du eines. Du musst mindestens 16 Jahre alt sein oder die Zustimmung deiner Eltern haben.',
        'Deine Angaben müssen stimmen. Ein Konto gehört einer Person; den Zugang gibst du nicht weiter. Wer Zugang zu deinem Konto hat, kann in deinem Namen handeln: Wenn du das vermutest, [beende alle Sitzungen](/settings/sign-in#devices) und ändere dein Passwort.',
      ],
    },
    {
      id: 'functions',
      heading: '3. Was die Plattform tut',
      blocks: [
        'CrewBeacon zeigt Gesuche, vermittelt Bewerbungen, führt durch die Mission, sammelt Bewertungen und stellt Nachrichten zu. Gespielt wird anderswo: Ob jemand kommt und wie ein Einsatz ausgeht, liegt bei euch. Belohnungen sind Absprachen in der Währung des Spiels; CrewBeacon zahlt nichts aus und haftet nicht dafür.',
        'Wir können Funktionen ändern oder einstellen, wenn es einen sachlichen Grund gibt. Ein Anspruch darauf, dass die Seite jederzeit erreichbar ist, besteht nicht.',
      ],
    },
    {
      id: 'behaviour',
      heading: '4. Verhalten',
      blocks: [
        'Es gelten die [Community-Regeln](/legal/rules). Verboten sind insbesondere Beleidigung, Belästigung, Hetze, rechtswidrige Inhalte, Werbung, die Umgehung von Sperren, automatisierte Zugriffe, die den Betrieb stören, und jeder Versuch, an fremde Daten oder Konten zu gelangen.',
      ],
    },
    {
      id: 'content',
      heading: '5. Deine Inhalte',
      blocks: [
        'Was du schreibst und hochlädst, bleibt deins. Du erlaubst uns, es auf CrewBeacon zu speichern und denen zu zeigen, für die es bestimmt ist, solange es dort steht. Du darfst nur einstellen, woran du die Rechte hast.',
        'Inhalte, die gegen diese Bedingungen, die Regeln oder das Recht verstoßen, können wir entfernen. Du erfährst den Grund und kannst dich per Mail dagegen wehren.',
      ],
    },
    {
      id: 'liability',
      heading: '6. Haftung',
      blocks: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt wurde, ohne deren Erfüllung die Nutzung keinen Sinn hätte, und nur für den vorhersehbaren Schaden. Für Inhalte anderer und für Absprachen zwischen Spielerinnen und Spielern haften wir nicht, solange wir von einem Verstoß nichts wissen.',
      ],
    },
    {
      id: 'termination',
      heading: '7. Ende und Löschung des Kontos',
      blocks: [
        'Du kannst dein Konto jederzeit in den [Einstellungen](/settings/privacy#delete) löschen. Dort steht vorher, was verschwindet und was ohne deinen Namen bleibt.',
        'Bei Verstößen können wir verwarnen oder ein Konto auf Zeit oder dauerhaft sperren, in schweren Fällen ohne vorherige Warnung. Wer gesperrt ist, sieht beim Anmelden den Grund und das Ende der Sperre und kann einmal Einspruch einlegen; darüber entscheidet ein Mensch.',
      ],
    },
    {
      id: 'law',
      heading: '8. Anwendbares Recht',
      blocks: [
        'Es gilt deutsches Recht. Zwingende Vorschriften zum Schutz von Verbrauchern in dem Land, in dem du wohnst, bleiben unberührt. Ist eine Bestimmung unwirksam, gelten die übrigen weiter.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      blocks: [
        `Fragen zu diesen Bedingungen: [${operatorEmail}](mailto:${operatorEmail}). Wir antworten innerhalb von 48 Stunden.`,
      ],
    },
  ],
})
