import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const terms: LegalDocument = ({ operatorName, operatorEmail }) => ({
  title: 'Terms of use',
  lead: 'What you and the operator of CrewBeacon agree on.',
  sections: [
    {
      id: 'scope',
      heading: '1. Scope',
      blocks: [
        `These terms apply to the use of CrewBeacon, run by ${operatorName}. CrewBeacon is free of charge and an unofficial fan site; the game itself is subject to the terms of its maker.`,
        'The [community rules](/legal/rules) are part of them. How we treat your data is described under [privacy](/legal/privacy).',
      ],
    },
    {
      id: 'registration',
      heading: '2. Registration and use',
      blocks: [
        'Anybody can search and read without an account. For everything else you need one. You have to be at least 16 years old or have the consent of your parents.',
        'What you tell us has to be true. An account belongs to one person; you do not share access to it. Whoever has access to your account can act in your name: if you suspect that, [end all sessions](/settings/sign-in#devices) and change your password.',
      ],
    },
    {
      id: 'functions',
      heading: '3. What the platform does',
      blocks: [
        'CrewBeacon shows crew requests, passes on applications, guides you through the mission, collects ratings and delivers messages. You play elsewhere: whether somebody turns up and how a mission goes is up to you. Rewards are agreements in the currency of the game; CrewBeacon pays nothing out and is not liable for them.',
        'We may change or end functions if there is an objective reason. Nobody is entitled to the site being available at all times.',
      ],
    },
    {
      id: 'behaviour',
      heading: '4. Behaviour',
      blocks: [
        'The [community rules](/legal/rules) apply. Forbidden are in particular insults, harassment, incitement, unlawful content, advertising, evading bans, automated access that disturbs the site, and every attempt to get at the data or accounts of others.',
      ],
    },
    {
      id: 'content',
      heading: '5. Your content',
      blocks: [
        'What you write and upload remains yours. You allow us to store it on CrewBeacon and to show it to those it is meant for, for as long as it is there. You may only post what you have the rights to.',
        'We may remove content that breaks these terms, the rules or the law. You are told the reason and can object by mail.',
      ],
    },
    {
      id: 'liability',
      heading: '6. Liability',
      blocks: [
        'We are fully liable for intent and gross negligence and for harm to life, body and health. For slight negligence we are liable only if a duty was broken without which using the site would make no sense, and only for foreseeable damage. We are not liable for the content of others or for agreements between players for as long as we know of no violation.',
      ],
    },
    {
      id: 'termination',
      heading: '7. Ending and deleting the account',
      blocks: [
        'You can delete your account at any time in the [settings](/settings/privacy#delete). What goes and what stays without your name is said there before.',
        'For violations we can warn you or ban an account for a time or for good, in serious cases without a warning before. Whoever is banned sees the reason and the end of the ban when signing in, and can appeal once; a person decides about it.',
      ],
    },
    {
      id: 'law',
      heading: '8. Applicable law',
      blocks: [
        'German law applies. Mandatory rules that protect consumers in the country where you live remain unaffected. If one provision is invalid, the others remain in force.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        `Questions about these terms: [${operatorEmail}](mailto:${operatorEmail}). We reply within 48 hours.`,
      ],
    },
  ],
})
