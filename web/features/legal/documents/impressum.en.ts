import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const impressum: LegalDocument = ({ operatorName, operatorAddress, operatorEmail }) => ({
  title: 'Legal notice',
  lead: 'Information under section 5 of the German Digital Services Act (DDG).',
  sections: [
    { id: 'operator', heading: 'Operator', blocks: [operatorName, ...operatorAddress] },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [`Email: [${operatorEmail}](mailto:${operatorEmail})`, 'We reply within 48 hours.'],
    },
    {
      id: 'editor',
      heading: 'Editorial responsibility',
      blocks: [
        'Responsible for the content under section 18 (2) of the German Interstate Media Treaty (MStV):',
        operatorName,
        ...operatorAddress,
      ],
    },
    {
      id: 'disputes',
      heading: 'Dispute resolution in the EU',
      blocks: [
        'The European Commission closed its platform for online dispute resolution on 20 July 2025. It lists the bodies that exist in the EU at [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu/).',
        'We are neither willing nor obliged to take part in proceedings before a consumer arbitration board.',
      ],
    },
    {
      id: 'fan-site',
      heading: 'Unofficial fan site',
      blocks: [
        'CrewBeacon is a free, unofficial fan site. Star Citizen® and all names of ships, places and organisations in the game are trademarks or works of their owners, the companies of the Cloud Imperium group. CrewBeacon is not connected with them, and they neither run nor support it.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability for content and links',
      blocks: [
        'Posts, comments, pictures and messages come from the players themselves. As soon as we learn of unlawful content, we remove it. Every post, every player, every comment, every picture and every conversation can be reported where it stands, or by mail.',
        'The operators of linked sites are responsible for them.',
      ],
    },
  ],
})
