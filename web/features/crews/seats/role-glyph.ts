import {
  Container,
  Crosshair,
  Crown,
  FlaskConical,
  HeartPulse,
  Joystick,
  type LucideIcon,
  Radar,
  Satellite,
  Shield,
  User,
  Wrench,
  Zap,
} from 'lucide-react'
import type { RoleCategory } from '#contract/role-fields.ts'
import type { SeatKind } from '#contract/seats.ts'

/** Patterns for role names in both languages; the first match wins. */
const byName: readonly (readonly [RegExp, LucideIcon])[] = [
  [/captain|command|kapitän|kommand/i, Crown],
  [/escort|eskorte|geleit|guard|wache|shield|schild/i, Shield],
  [/medic|sanit|arzt|ärzt|doctor|nurse/i, HeartPulse],
  [/gunner|turret|schütz|marine|fighter|jäger|interdict|abfang/i, Crosshair],
  [/laser|beam|strahl/i, Zap],
  [/engineer|ingenieur|mechani|techni|repair|component|komponent/i, Wrench],
  [/scout|prospec|pathfind|pfadfind|scan|radar|spotter|späher|survey/i, Radar],
  [/drone|drohne|satelli/i, Satellite],
  [/pilot|driver|fahrer|helm|steuer/i, Joystick],
  [/cargo|haul|fracht|lade|loader|transport/i, Container],
  [/scien|wissenschaft|forsch|research/i, FlaskConical],
]

const byCategory: Readonly<Record<RoleCategory, LucideIcon>> = {
  mining: Zap,
  combat: Crosshair,
  transport: Container,
  medical: HeartPulse,
  support: Wrench,
  exploration: Radar,
  salvaging: Zap,
  science: FlaskConical,
  other: User,
}

export const kindGlyph = (kind: SeatKind): LucideIcon => (kind === 'any' ? User : byCategory[kind])

/** The icon of a role on its seats. */
export const roleGlyph = (roleName: string, category: RoleCategory): LucideIcon =>
  byName.find(([pattern]) => pattern.test(roleName))?.[1] ?? byCategory[category]
