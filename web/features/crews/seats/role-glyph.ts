import {
  Container,
  Crosshair,
  Crown,
  Ellipsis,
  FlaskConical,
  HeartPulse,
  Joystick,
  type LucideIcon,
  Radar,
  Recycle,
  Satellite,
  Shield,
  User,
  Wrench,
  Zap,
} from 'lucide-react'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { RoleCategory } from '#contract/roles/fields.ts'
import { categoryGlyphs, type RoleGlyph, roleGlyphOf } from '#contract/roles/glyphs.ts'

const icons: Readonly<Record<RoleGlyph, LucideIcon>> = {
  container: Container,
  crosshair: Crosshair,
  crown: Crown,
  ellipsis: Ellipsis,
  flaskConical: FlaskConical,
  heartPulse: HeartPulse,
  joystick: Joystick,
  radar: Radar,
  recycle: Recycle,
  satellite: Satellite,
  shield: Shield,
  user: User,
  wrench: Wrench,
  zap: Zap,
}

export const kindGlyph = (kind: SeatKind): LucideIcon => icons[kind === 'any' ? 'user' : categoryGlyphs[kind]]

/** The icon of a role on its seats. */
export const roleGlyph = (roleName: string, category: RoleCategory): LucideIcon =>
  icons[roleGlyphOf(roleName, category)]
