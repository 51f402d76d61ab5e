import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const impressum: LegalDocument = ({ operatorName, operatorAddress, operatorEmail }) => ({
  title: 'Impressum',
  lead: 'Angaben nach § 5 Digitale-Dienste-Gesetz (DDG).',
  sections: [
    { id: 'operator', heading: 'Betreiber', blocks: [operatorName, ...operatorAddress] },
    {
      id: 'contact',
      heading: 'Kontakt',
      blocks: [
        `E-Mail: [${operatorEmail}](mailto:${operatorEmail})`,
        'Wir antworten innerhalb von 48 Stunden.',
      ],
    },
    {
      id: 'editor',
      heading: 'Redaktionell verantwortlich',
      blocks: [
        'Verantwortlich für den Inhalt nach § 18 Abs. 2 Medienstaatsvertrag (MStV):',
        operatorName,
        ...operatorAddress,
      ],
    },
    {
      id: 'disputes',
      heading: 'Streitbeilegung in der EU',
      blocks: [
        'Die Plattform der Europäischen Kommission zur Online-Streitbeilegung ist seit dem 20. Juli 2025 geschlossen. Welche Stellen es in der EU gibt, zeigt die Kommission unter [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu/).',
        'Wir sind nicht bereit oder verpflichtet, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
    {
      id: 'fan-site',
      heading: 'Inoffizielle Fanseite',
      blocks: [
        'CrewBeacon ist eine kostenlose, inoffizielle Fanseite. Star Citizen® und alle Namen von Schiffen, Orten und Organisationen des Spiels sind Marken oder Werke ihrer Inhaber, der Unternehmen der Cloud-Imperium-Gruppe. CrewBeacon steht in keiner Verbindung zu ihnen und wird von ihnen weder betrieben noch unterstützt.',
      ],
    },
    {
      id: 'liability',
      heading: 'Haftung für Inhalte und Links',
      blocks: [
        'Gesuche, Kommentare, Bilder und Nachrichten stammen von den Spielerinnen und Spielern selbst. Sobald wir von einem rechtswidrigen Inhalt erfahren, entfernen wir ihn. Melden lässt sich jedes Gesuch, jede Person, jeder Kommentar, jedes Bild und jede Unterhaltung direkt an Ort und Stelle oder per Mail.',
        'Für Seiten, auf die Links führen, sind deren Betreiber verantwortlich.',
      ],
    },
  ],
})
