/** What a crew usually does with a ship of its class. A class that does many things, or none of ours, is not listed. */

import type { Ship } from '../fleet/fleet.ts'
import type { Activity } from './fields.ts'

const classesByActivity: Readonly<Partial<Record<Activity, readonly string[]>>> = {
  mining: ['Mining', 'Refining'],
  cargo: ['Cargo'],
  combat: [
    'Anti-Air',
    'Battlecruiser',
    'Boarding',
    'Bomber',
    'Carrier',
    'Corvette',
    'Destroyer',
    'Frigate',
    'Ground Combat',
    'Gunship',
    'Heavy Fighter',
    'Interceptor',
    'Interdiction',
    'Light Fighter',
    'Medium Fighter',
    'Minelayer',
    'Snub Fighter',
    'Stealth Fighter',
    'Tank',
  ],
  exploration: ['Exploration', 'Science'],
  racing: ['Racing'],
  social: ['Touring'],
  salvage: ['Salvage'],
  transport: ['Data Running', 'Dropship', 'Transport'],
  rescue: ['Medical'],
}

const activityByClass = new Map(
  Object.entries(classesByActivity).flatMap(([activity, classes]) =>
    classes.map((name) => [name, activity as Activity] as const),
  ),
)

export const activityOfShip = ({ role }: Pick<Ship, 'role'>): Activity | undefined =>
  activityByClass.get(role)
