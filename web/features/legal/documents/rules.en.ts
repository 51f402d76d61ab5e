import type { LegalDocument } from '#web/features/legal/legal-document.ts'

export const rules: LegalDocument = ({ operatorEmail }) => ({
  title: 'Rules for finding a crew',
  lead: 'So that strangers like to fly together.',
  sections: [
    {
      id: 'purpose',
      heading: '1. Purpose',
      blocks: [
        'On CrewBeacon players find crews for missions, across organisations, languages and time zones. Whoever posts a crew leads it as its Commander. These rules apply to posts, applications, comments, messages, names and pictures.',
        'They supplement the [terms of use](/legal/terms).',
      ],
    },
    {
      id: 'conduct',
      heading: '2. General conduct',
      blocks: [
        [
          'Treat others as you would like to be treated aboard.',
          'No insults, no harassment, no threats, no contempt for anybody’s origin, gender, belief, disability or sexual orientation.',
          'Do not pretend to be somebody else. No invented identities, and no second accounts to get around bans or limits.',
          'Give nobody access to your account.',
        ],
      ],
    },
    {
      id: 'crews',
      heading: '3. Posting crews and missions',
      blocks: [
        [
          'Time, place, seats and reward have to be true. If something changes, edit the post; everybody aboard is told of a new start.',
          'Post crews only for a real purpose.',
          'Promise only what you will pay.',
          'Titles, descriptions and roles must not be insulting, extremist or misleading.',
          'If you cannot make it, cancel the mission instead of leaving others waiting.',
        ],
      ],
    },
    {
      id: 'applications',
      heading: '4. Applying and joining',
      blocks: [
        [
          'Apply only if you mean to come. If you cannot after all, give up the seat.',
          'The Commander decides who comes along. A refusal is not an attack; after 24 hours you can apply again.',
          'Put no personal data into applications and comments.',
          'Rate honestly what happened on the mission, and not what happened elsewhere.',
        ],
      ],
    },
    {
      id: 'content',
      heading: '5. Banned content and terms',
      blocks: [
        'Forbidden are unlawful, extremist and pornographic content, the glorification of violence, hatred, and words that demean people.',
        'An automatic filter checks what others can read and recognises disguised spellings too. It refuses before anything is stored and says which field is meant. Getting around the filter on purpose breaks this rule as well.',
      ],
    },
    {
      id: 'moderation',
      heading: '6. Moderation and reporting',
      blocks: [
        'Report what breaks the rules: the crew, its leader, members, applicants, profiles, comments, pictures and conversations have a flag for that. Only moderators and admins learn who reported. You are told that your report has arrived and that it was decided. Reports that are knowingly false are a violation themselves.',
        'A report is dismissed or leads to a measure: a comment or crew is removed, the player is warned, or banned for a time or for good. Repeated violations lead to permanent exclusion. Posts that three players report are off the board until the decision. Nobody decides reports on themselves.',
        'Whoever is warned reads the reason and confirms that before posting again. Whoever is banned sees the reason and the end when signing in and can appeal once. The outcome comes by mail.',
      ],
    },
    {
      id: 'privacy',
      heading: '7. Privacy and security',
      blocks: [
        [
          'Publish nothing personal about others: no names, addresses, pictures or private conversations.',
          'You can block and report whoever does not leave you alone.',
          'Never ask for passwords and never give yours away. We do not ask for it either.',
        ],
        'What we store is described under [privacy](/legal/privacy).',
      ],
    },
    {
      id: 'advertising',
      heading: '8. Advertising and external content',
      blocks: [
        'No referral codes, no commercial advertising, no trade for real money. Names and titles contain no links. You may advertise other sites, clans or servers only if the description of your crew needs it for the mission, for instance the Discord on which you talk.',
      ],
    },
    {
      id: 'final',
      heading: '9. Final provisions',
      blocks: [
        'We may adapt these rules. What changes is written on this page. The [terms of use](/legal/terms) apply as well.',
      ],
    },
    {
      id: 'support',
      heading: 'Help',
      blocks: [
        `Is something unclear or urgent? Write to [${operatorEmail}](mailto:${operatorEmail}). We reply within 48 hours.`,
      ],
    },
  ],
})
