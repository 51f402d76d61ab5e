/** Posts without a start. */
import type { DemoPost } from './demo-post.ts'

export const anytimePosts: readonly DemoPost[] = [
  {
    leader: 'Rostlaube',
    title: 'Bin neu und suche nette Leute zum Lernen',
    description:
      'Hallo zusammen, ich spiele seit zwei Wochen und sterbe hauptsächlich an Aufzügen. Suche eine kleine Runde, die abends mal einen Anfänger mitnimmt. Mache alles: Kisten schleppen, Turm, Taxi, Kaffee.',
    primaryLanguage: 'de',
    activity: 'social',
    posted: '3m',
    experienceRequired: 'beginner',
    maxCrewSize: 4,
  },
  {
    leader: 'Bramble_Six',
    title: 'Stuck on Vatra with no fuel, send help or a book',
    description:
      'Soft landing, empty tanks, nice view. I will wait. A Starfarer would be lovely, a ride is enough.',
    activity: 'rescue',
    posted: '2m',
    location: 'Vatra',
    rewardUec: 25_000,
    maxCrewSize: 3,
  },
  {
    leader: 'Papaya_Deep',
    title: 'Dos Prospectors, un cinturón: busco compañero fijo',
    description: 'Juego casi todas las noches. Tú traes tu Prospector, yo traigo el mío, vendemos juntos.',
    primaryLanguage: 'es',
    requiredLanguages: ['es', 'pt'],
    activity: 'mining',
    posted: '31h',
    shipRequired: 'small',
    location: 'CRU-L4 Shallow Fields Station',
    maxCrewSize: 2,
  },
  {
    leader: 'TinyGasGiant',
    title: 'Free ships for everyone who signs up with my link today',
    description: 'Not a scam. Message me for the link and I hand the ships out at Area18.',
    activity: 'social',
    posted: '9h',
    location: 'Area18',
    maxCrewSize: 10,
    isHidden: true,
    reports: [
      {
        by: 'Juno_Arclight',
        category: 'cheating',
        reason: 'There are no ships, only a referral link',
        hoursAgo: 8,
      },
      { by: 'Cornfield_Ace', category: 'inappropriate_content', reason: 'Advertising', hoursAgo: 7 },
      { by: 'Zulu_Time', category: 'other', reason: 'Referral spam', hoursAgo: 6 },
    ],
  },
]
