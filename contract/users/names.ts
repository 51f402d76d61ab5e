/** The names of a player, and their rules. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { noLinks } from '../wire/links.ts'
import { line } from '../wire/text.ts'
import { accountLimits } from './limits.ts'
import { isReservedName, isStaffName } from './reserved-names.ts'
import { hasOneScript } from './scripts.ts'

// Names that programs and addresses could take for something else.
const technicalNames = new Set(['api', 'beacon', 'everyone', 'me', 'null', 'undefined'])

const notReserved = () => z.refine<string>((name) => !isReservedName(name), issue('name_reserved'))

const oneScript = () => z.refine<string>(hasOneScript, issue('name_scripts'))

const { usernameMin, usernameMax } = accountLimits
export const username = line(254, 'username_required').check(
  z.minLength(usernameMin, { error: issue('username_too_short', usernameMin), abort: true }),
  z.maxLength(usernameMax, { error: issue('username_too_long', usernameMax), abort: true }),
  z.regex(/^[A-Za-z0-9_-]+$/, { error: issue('username_letters'), abort: true }),
  z.refine<string>((name) => !technicalNames.has(name.toLowerCase()), issue('name_reserved')),
  notReserved(),
)

export const displayName = line(40, 'display_name_required').check(notReserved(), noLinks(), oneScript())

/** The name in the game; empty for none. It stands beside a player's name, so it must not pose as the site either. */
export const citizenId = line(40).check(notReserved(), noLinks(), oneScript())

/** Empty for none. Many are called "Team" or "Security", so only a name that is nothing else is refused. */
export const organisation = line(40).check(
  z.refine<string>((name) => !isStaffName(name), issue('name_reserved')),
  noLinks(),
  oneScript(),
)
