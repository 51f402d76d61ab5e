/** Which icon stands for a role on its seats, for the page and for the pictures that the server draws. */
import type { RoleCategory } from './fields.ts'

export type RoleGlyph =
  | 'container'
  | 'crosshair'
  | 'crown'
  | 'flaskConical'
  | 'heartPulse'
  | 'joystick'
  | 'ellipsis'
  | 'radar'
  | 'recycle'
  | 'satellite'
  | 'shield'
  | 'user'
  | 'wrench'
  | 'zap'

/** Patterns for role names in both languages; the first match wins. */
const byName: readonly (readonly [RegExp, RoleGlyph])[] = [
  [/captain|command|kapitän|kommand/i, 'crown'],
  [/escort|eskorte|geleit|guard|wache|shield|schild/i, 'shield'],
  [/medic|sanit|arzt|ärzt|doctor|nurse/i, 'heartPulse'],
  [/gunner|turret|schütz|marine|fighter|jäger|interdict|abfang/i, 'crosshair'],
  [/laser|beam|strahl/i, 'zap'],
  [/engineer|ingenieur|mechani|techni|repair|component|komponent/i, 'wrench'],
  [/scout|prospec|pathfind|pfadfind|scan|radar|spotter|späher|survey/i, 'radar'],
  [/drone|drohne|satelli/i, 'satellite'],
  [/pilot|driver|fahrer|helm|steuer/i, 'joystick'],
  [/cargo|haul|fracht|lade|loader|transport/i, 'container'],
  [/scien|wissenschaft|forsch|research/i, 'flaskConical'],
]

export const categoryGlyphs: Readonly<Record<RoleCategory, RoleGlyph>> = {
  mining: 'zap',
  combat: 'crosshair',
  transport: 'container',
  medical: 'heartPulse',
  support: 'wrench',
  exploration: 'radar',
  salvaging: 'recycle',
  science: 'flaskConical',
  other: 'ellipsis',
}

export const roleGlyphOf = (roleName: string, category: RoleCategory): RoleGlyph =>
  byName.find(([pattern]) => pattern.test(roleName))?.[1] ?? categoryGlyphs[category]
