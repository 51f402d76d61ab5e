/** No one may use a display name that readers could take for another player's username, or for any name of staff. */
import { issue } from '#contract/issues/issues.ts'
import { foldName } from '#contract/users/folded-names.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { isStaffRole } from '#server/features/auth/auth.policy.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { lockLedCrews, renameLeader } from '#server/words/leader-lines.ts'
import * as names from './auth-names.sql.ts'

type Names = Pick<UserRow, 'username' | 'display_name'>

const foldNamesOf = ({ username, display_name }: Names): string[] => [
  ...foldName(username),
  ...foldName(display_name ?? ''),
]

/**
 * Names change while all staff are locked, as roles do: so a player who becomes staff meanwhile is seen here, or sees
 * the new name. Players who became staff while the lock was awaited appear only in a second query.
 */
const lockStaffNames = async (ctx: Context): Promise<readonly UserRow[]> => {
  await sql.lockStaff(ctx)
  return sql.listStaff(ctx)
}

const isLikeAnyOf = (username: string, staff: readonly UserRow[]): boolean => {
  const taken = new Set(staff.flatMap(foldNamesOf))
  return foldName(username).some((folded) => taken.has(folded))
}

/** For a new account. Another player's display name may become a username: display names are not unique. */
export const requireFreeUsername = async (ctx: Context, username: string): Promise<void> => {
  if (isLikeAnyOf(username, await lockStaffNames(ctx))) throw new AppError('username_taken')
}

/**
 * For the form, before it is sent: the registration decides. A name that is kept for a deleted account counts as free
 * here, because whether it is depends on the mail address.
 */
export const isFreeUsername = async (ctx: Context, username: string): Promise<boolean> => {
  await ctx.limits.spend('usernameByAddress', ctx.ip)
  if (await sql.findUserByLogin(ctx, username)) return false
  return !isLikeAnyOf(username, await sql.listStaff(ctx))
}

const pageSize = 1000

/** Players who are not staff and have one of these folded names. */
async function* listPlayersCalled(ctx: Context, folded: ReadonlySet<string>) {
  const isCalled = (name: string | null): boolean =>
    name !== null && foldName(name).some((each) => folded.has(each))
  for (let afterId = 0; ; ) {
    const players = await names.listChosenNames(ctx, afterId, pageSize)
    for (const player of players) {
      const { id, display_name, citizen_id } = player
      const kept = {
        display_name: isCalled(display_name) ? null : display_name,
        citizen_id: isCalled(citizen_id) ? null : citizen_id,
      }
      if (kept.display_name !== display_name || kept.citizen_id !== citizen_id) yield { id, kept }
    }
    const last = players.at(-1)
    if (!last || players.length < pageSize) return
    afterId = last.id
  }
}

const isNameOfPlayer = async (ctx: Context, user: UserRow, folded: readonly string[]): Promise<boolean> => {
  for await (const { id } of listPlayersCalled(ctx, new Set(folded))) if (id !== user.id) return true
  return false
}

interface NewNames {
  readonly displayName?: string | undefined
  readonly citizenId?: string | undefined
}

/** In the transaction that stores them. Unchanged names are not checked again. */
export const requireFreeNames = async (
  ctx: Context,
  userId: number,
  { displayName, citizenId }: NewNames,
): Promise<void> => {
  const staff = await lockStaffNames(ctx)
  const user = await sql.lockUser(ctx, userId)
  if (!user) throw new AppError('not_signed_in')
  const ofStaff = new Set(staff.filter(({ id }) => id !== userId).flatMap(foldNamesOf))
  const own = new Set(foldName(user.username))
  const isTaken = async (name: string | undefined, current: string | null): Promise<boolean> => {
    if (!name || name === current) return false
    const folded = foldName(name)
    if (folded.length === 0) return false
    if (folded.some((each) => ofStaff.has(each))) return true
    if (folded.some((each) => own.has(each))) return false
    return (
      (await names.isUsernameOfOther(ctx, userId, folded)) ||
      (isStaffRole(user.user_role) && (await isNameOfPlayer(ctx, user, folded)))
    )
  }
  const fields = {
    ...((await isTaken(displayName, user.display_name)) && { displayName: issue('name_taken') }),
    ...((await isTaken(citizenId, user.citizen_id)) && { citizenId: issue('name_taken') }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
}

/** For a player who becomes staff: other players with the same or a similar name lose it. All staff are locked. */
export const clearNamesLike = async (ctx: Context, user: Names): Promise<void> => {
  const to: number[] = []
  for await (const { id, kept } of listPlayersCalled(ctx, new Set(foldNamesOf(user)))) {
    await lockLedCrews(ctx.db, id)
    const { username, display_name, organisation } = await names.setNames(ctx, id, kept)
    await renameLeader(ctx.db, id, { username, displayName: display_name, organisation })
    to.push(id)
  }
  if (to.length === 0) return
  await sendNotice(ctx, { kind: 'required', to, notice: { type: 'name_removed', data: {} } })
}
