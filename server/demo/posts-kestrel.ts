/** What the demo's player leads. */
import type { DemoPost } from './demo-post.ts'

export const kestrelsPosts: readonly DemoPost[] = [
  {
    leader: 'Kestrel_77',
    title: 'Reclaimer-Schicht bei Yela: Panels ziehen, danach Rumpf schreddern',
    description:
      'Ich habe drei Claims gekauft, das reicht für eine gemütliche Schicht. Erst Komponenten raus, dann Panels, dann die Klaue.\n\n' +
      'Geteilt wird nach Verkauf, jeder gleich. English is fine too, we switch when needed.',
    additionalRequirements: 'Wer zum ersten Mal an der Klaue sitzt, bekommt das kleinste Wrack.',
    primaryLanguage: 'de',
    requiredLanguages: ['de', 'en'],
    activity: 'salvage',
    postType: 'mission',
    starts: 4,
    posted: '4h',
    edited: '70m',
    estimatedDuration: 180,
    ship: 'Reclaimer',
    shipRequired: 'large',
    location: 'Yela',
    startLocation: 'Grim HEX',
    roles: [
      {
        template: 'salvaging-salvage-beam-operator',
        slots: 2,
        pay: { share: 20 },
        held: ['Schraubzwinge', 'Grubenlampe'],
      },
      { template: 'salvaging-cargo-handler', pay: { share: 20 }, held: ['Luftschleuse'] },
      { template: 'salvaging-component-stripper', pay: { share: 20 } },
      { template: 'salvaging-salvage-escort', pay: { auec: 50_000 } },
    ],
    coLeader: 'Schraubzwinge',
    brought: { Kestrel_77: 'Reclaimer', Grubenlampe: 'MOLE', Nachtfalter: 'Avenger Titan' },
    applications: [
      {
        by: 'Nachtfalter',
        age: '27m',
        message: 'Noch nie auf einer Reclaimer gewesen, aber ich räume gern Fracht und höre zu.',
        availability: 'flexibel',
        experience: 'anfänger',
      },
    ],
    offers: [{ to: 'Moewe_Sieben', role: 'Bergungs-Eskorte', age: '51m' }],
    comments: [
      {
        by: 'Nachtfalter',
        age: '58m',
        text: 'Braucht man einen eigenen Anzug mit Traktorstrahl, oder liegt an Bord einer?',
      },
    ],
    messages: [
      {
        from: 'Kestrel_77',
        to: 'Moewe_Sieben',
        age: '50m',
        text: 'Wir brauchen noch jemanden, der uns den Rücken freihält, während wir schreddern. Lust?',
        isInvitation: true,
      },
    ],
  },
  {
    leader: 'Kestrel_77',
    title: 'Reclaimer nach Feierabend',
    description: 'Zwei Strahlen, eine Klaue, ein warmes Getränk. Der Erlös wird durch alle geteilt.',
    primaryLanguage: 'de',
    activity: 'salvage',
    status: 'ended',
    starts: -148,
    weeks: 6,
    ship: 'Reclaimer',
    members: ['Nachtfalter', 'Schraubzwinge', 'Grubenlampe', 'Marlin_Voss'],
    settlement: {
      takings: 2_310_000,
      expenses: 140_000,
      open: ['Marlin_Voss'],
      disputed: {
        by: 'Schraubzwinge',
        says: 'Bei mir sind erst 200.000 angekommen, und der Treibstoff vom Hinflug war von mir.',
      },
    },
    notices: [
      {
        to: 'Kestrel_77',
        age: '2d',
        says: ({ title }) => ({ type: 'ratings_opened', data: { title, average: 4.75 } }),
      },
    ],
    reports: [
      {
        by: 'Schraubzwinge',
        about: 'Grubenlampe',
        category: 'griefing',
        reason: 'Hat die Ladung abgeworfen',
        description: 'Angeblich aus Versehen.',
        hoursAgo: 140,
        decision: { by: 'Warden', status: 'resolved', afterHours: 48, note: 'Haben sich ausgesprochen.' },
      },
    ],
  },
]
