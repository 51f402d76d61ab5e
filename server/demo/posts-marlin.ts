/** What the demo's leader plans and flies; the first is the crew where the most is going on. */
import type { DemoPost } from './demo-post.ts'
import { accepted, commentedBy } from './noticed.ts'

export const marlinsPosts: readonly DemoPost[] = [
  {
    leader: 'Marlin_Voss',
    title: 'Quantanium run, Aaron Halo. MOLE with two lasers open, refinery after',
    description:
      'Usual run: out to the Halo, fill the MOLE, straight to the refinery before the timer gets funny.\n\n' +
      'I fly and pick the rocks. You sit in a turret and keep the needle in the green. If you have never done that I will talk you through the first rock, it takes five minutes and nobody has blown us up yet. Nearly.\n\n' +
      'Split is paid out when the refinery job is sold, usually the next day. I write everybody a message with the numbers.',
    additionalRequirements:
      'Headset please, even if you only listen. Set your spawn at ARC-L1 before we leave.',
    activity: 'mining',
    starts: 3,
    posted: '5h',
    edited: '25m',
    estimatedDuration: 150,
    ship: 'MOLE',
    shipRequired: 'medium',
    experienceRequired: 'beginner',
    region: 'eu',
    location: 'Aaron Halo',
    startLocation: 'ARC-L1 Wide Forest Station',
    endLocation: 'ARC-L1 Wide Forest Station',
    discordLink: 'https://discord.gg/m0leandfriends',
    roles: [
      { template: 'mining-mining-laser-operator', slots: 3, pay: { share: 15 }, held: ['Lofoten_Drift'] },
      { template: 'mining-mining-escort', pay: { auec: 60_000 }, held: ['Sneg_Line'] },
      { template: 'mining-refinery-hauler', pay: { share: 10 }, optional: true },
    ],
    brought: {
      Marlin_Voss: 'MOLE',
      Lofoten_Drift: 'C8X Pisces Expedition',
      Sneg_Line: 'Arrow',
      SableHalcyon: 'C2 Hercules',
      Grubenlampe: 'Prospector',
    },
    series: { flown: 'Tuesday MOLE, Aaron Halo, no. 7', times: 6 },
    readyCheck: { called: '14m', answered: '9m', answers: { Lofoten_Drift: 'ready' } },
    applications: [
      {
        by: 'SableHalcyon',
        age: '42m',
        message: 'I have done two seasons on a MOLE turret and can stay until the refinery run is in.',
        availability: 'heute',
        experience: 'erfahren',
      },
      {
        by: 'Grubenlampe',
        age: '12m',
        message: 'Normally I lead my own Prospector pack, but ours is off tonight. Happy to take a laser.',
        availability: 'abends',
        experience: 'experte',
      },
    ],
    comments: [
      {
        by: 'Quillfeather',
        age: '190m',
        text: 'Do you take a Prospector along as a scout, or turrets only?',
        replies: [
          {
            by: 'Marlin_Voss',
            age: '184m',
            text: 'Turrets only tonight. With a scout we always end up waiting for each other.',
          },
          { by: 'Quillfeather', age: '180m', text: 'Makes sense. Next time then.' },
        ],
      },
      {
        by: 'Lofoten_Drift',
        age: '95m',
        text: 'I bring the cargo sheet again, here is the one from last week: https://example.org/halo-split',
      },
      {
        by: 'Marlin_Voss',
        age: '60m',
        text: 'Meeting point is hangar 4 at ARC-L1, ten minutes before. Turret helmets are in the green crate.',
        isForCrew: true,
        replies: [
          { by: 'Sneg_Line', age: '52m', text: 'I come with the Arrow and wait outside.' },
          { by: 'Lofoten_Drift', age: '40m', text: 'Spawn is set.' },
        ],
      },
      {
        by: 'Kestrel_77',
        age: '34m',
        text: 'How long is the way back to the refinery from there? I have to be gone by midnight, Berlin time.',
        replies: [
          {
            by: 'Sneg_Line',
            age: '21m',
            text: 'Last time it was 25 minutes with the unloading. You would just make it.',
          },
        ],
      },
    ],
    notices: [
      {
        to: 'Kestrel_77',
        age: '5h',
        isUnread: true,
        says: ({ title }) => ({ type: 'favourite_post', data: { name: 'Marlin_Voss', title } }),
      },
      { to: 'Marlin_Voss', age: '190m', says: commentedBy('Quillfeather') },
      {
        to: 'Marlin_Voss',
        age: '150m',
        says: ({ title }) => ({ type: 'left', data: { name: 'Bramble_Six', title } }),
      },
      { to: 'Marlin_Voss', age: '95m', says: commentedBy('Lofoten_Drift') },
      { to: 'Marlin_Voss', age: '34m', isUnread: true, says: commentedBy('Kestrel_77') },
    ],
  },
  {
    leader: 'Marlin_Voss',
    title: 'Lyria, cold rocks and warm soup: two turrets manned, one still cold',
    description:
      'Low and slow over Lyria, whatever glows. We can pick you up at Humboldt or anywhere on the moon.\n' +
      'Late joiners get a share from the rock they arrive at.',
    activity: 'mining',
    status: 'in_progress',
    starts: -1,
    posted: '9h',
    estimatedDuration: 180,
    ship: 'MOLE',
    shipRequired: 'medium',
    location: 'Lyria',
    startLocation: 'Area18',
    roles: [
      {
        template: 'mining-mining-laser-operator',
        slots: 3,
        pay: { share: 20 },
        held: ['Kestrel_77', 'Quillfeather'],
      },
    ],
    maxCrewSize: 5,
    coLeader: 'Kestrel_77',
    isInDiscord: true,
    notices: [{ to: 'Kestrel_77', age: '8h', says: accepted }],
    messages: [
      {
        from: 'Kestrel_77',
        to: 'Marlin_Voss',
        age: '3h',
        text: 'Is there still a turret for me? I have a multitool, but I have never used the mining head.',
      },
      {
        from: 'Marlin_Voss',
        to: 'Kestrel_77',
        age: '100m',
        text: 'There is. The first rock takes five minutes and I talk you through it.',
      },
      {
        from: 'Marlin_Voss',
        to: 'Kestrel_77',
        age: '4m',
        text: 'Welcome aboard. Hangar 4 at Area18, please bring the multitool.\n\nWe use the crew channel “Soup”. If you are late, write to me here and I hold the ramp for ten minutes.',
        isUnread: true,
      },
    ],
  },
  {
    leader: 'Marlin_Voss',
    title: 'First rocks: a MOLE session for people who have never mined',
    description:
      'No gear, no ship, no clue needed. We start at Baijini, I explain the scanner on the way, and everybody cracks at least two rocks.',
    activity: 'mining',
    status: 'completed',
    starts: -50,
    ship: 'MOLE',
    shipRequired: 'medium',
    experienceRequired: 'beginner',
    location: 'Wala',
    startLocation: 'Baijini Point',
    rewardUec: 240_000,
    roles: [
      {
        template: 'mining-mining-laser-operator',
        slots: 3,
        pay: { share: 25 },
        held: ['Rostlaube', 'TinyGasGiant', 'Bramble_Six'],
      },
    ],
    settlement: { takings: 240_000, expenses: 12_000 },
    reports: [
      {
        by: 'Bramble_Six',
        about: 'TinyGasGiant',
        category: 'no_show',
        reason: 'Took a seat and never came',
        description: 'We waited twenty minutes at Baijini. No message before or after.',
        hoursAgo: 30,
      },
    ],
  },
]
