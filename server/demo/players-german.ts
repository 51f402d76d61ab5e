import type { DemoPlayer } from './demo-player.ts'

export const germanPlayers: Readonly<Record<string, DemoPlayer>> = {
  Brotkasten: {
    bio: 'Hammerhead-Kapitän. Funkdisziplin ja, Gebrüll nein.',
    userRole: 'verified',
    languages: ['de'],
    playtimes: ['evening', 'weekend'],
    hours: { weekdays: [19, 24], weekend: [15, 24] },
    organisation: 'Nordlicht Staffel',
    fleet: [{ model: 'Hammerhead' }, { model: 'Vanguard Warden' }, { model: 'Gladius' }],
  },
  Grubenlampe: {
    bio: 'Prospector seit dem ersten Tag. Ich zeige dir gern, wie man einen Stein nicht sprengt.',
    userRole: 'premium',
    languages: ['de', 'en'],
    playtimes: ['afternoon', 'evening'],
    hours: { weekdays: [19, 23], weekend: [10, 20] },
    fleet: [{ model: 'Prospector', name: 'Grubenpferd' }, { model: 'MOLE' }, { model: 'ROC' }],
  },
  Nachtfalter: {
    bio: 'Jäger und Geleitschutz, meistens nach 21 Uhr.',
    languages: ['de'],
    playtimes: ['evening', 'night'],
    hours: { weekdays: [21, 24], weekend: [18, 24] },
    organisation: 'Späte Schicht',
    fleet: [{ model: 'Avenger Titan', condition: 77 }],
  },
  Kontor_Zwei: {
    bio: 'Handel mit Tabelle. Wer mitfliegt, bekommt die Zahlen zu sehen.',
    userRole: 'verified',
    languages: ['de'],
    playtimes: ['morning', 'afternoon'],
    fleet: [{ model: 'Hull C' }, { model: 'Caterpillar', status: 'hangar' }],
  },
  Velo_Kirsch: {
    bio: 'Alles, was schnell ist und wenig Schilde hat.',
    displayName: 'Velo Kirsch',
    timezone: 'Europe/Zurich',
    languages: ['de', 'fr', 'en'],
    playtimes: ['weekend'],
  },
  Tante_Erna: {
    bio: 'Organisation, Kaffee, Cargo. In dieser Reihenfolge.',
    displayName: 'Tante Erna',
    timezone: 'Europe/Vienna',
    languages: ['de'],
    fleet: [{ model: 'C2 Hercules', name: 'Kaffeefahrt' }, { model: 'Freelancer MAX' }],
  },
  Funkloch: {
    bio: 'Bin da, höre euch nur manchmal nicht.',
    languages: ['de', 'en'],
    organisation: 'Nordlicht Staffel',
  },
  Schraubzwinge: {
    bio: 'Vulture, MOTH und alles, was man zerlegen kann.',
    languages: ['de'],
    playtimes: ['evening', 'weekend'],
    organisation: 'Späte Schicht',
  },
  Moewe_Sieben: {
    bio: 'Fliegt tief, landet weich, meistens.',
    displayName: 'Möwe Sieben',
    languages: ['de', 'en'],
    playtimes: ['afternoon', 'weekend'],
  },
  Pixelpudel: {
    bio: 'Screenshots, Sonnenaufgänge, gelegentlich Pflichtgefühl.',
    languages: ['de', 'en'],
    playtimes: ['evening', 'weekend'],
  },
  Luftschleuse: {
    bio: 'Erst Helm auf, dann Tür auf.',
    timezone: 'Europe/Vienna',
    languages: ['de', 'en'],
    fleet: [{ model: 'Cutlass Black' }],
  },
  Rostlaube: {
    bio: 'Neu dabei, hört zu, lernt schnell.',
    languages: ['de'],
    playtimes: ['night', 'weekend'],
  },
}
