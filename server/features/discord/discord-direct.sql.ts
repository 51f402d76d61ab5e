import { sql } from 'kysely'
import type { Locale } from '#contract/locales/locales.ts'
import type { Context } from '#server/context.ts'
import type { QuietColumns } from '#server/notices/delivery/quiet-hours-settings.ts'

/** Undefined if the player has linked no account. */
export const findChoice = async ({ db }: Context, userId: number): Promise<boolean | undefined> => {
  const row = await db
    .selectFrom('discord_accounts')
    .select('direct_messages')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.direct_messages
}

/** False if the player has linked no account. */
export const saveChoice = async ({ db }: Context, userId: number, isOn: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('discord_accounts')
    .set({ direct_messages: isOn })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface DirectReceiver extends QuietColumns {
  readonly discord_id: string
  readonly locale: Locale
}

/** Undefined if the player wants no direct messages. */
export const findReceiver = async ({ db }: Context, userId: number): Promise<DirectReceiver | undefined> => {
  const { rows } = await sql<DirectReceiver>`
    select discord_id, locale, timezone, starts_at, ends_at, urgent_passes
    from discord_accounts
    join users on users.id = discord_accounts.user_id
    left join quiet_hours on quiet_hours.user_id = users.id and is_on
    where discord_accounts.user_id = ${userId} and direct_messages
  `.execute(db)
  return rows[0]
}

/** False if they were off before. Another account that was linked meanwhile is left alone. */
export const turnOff = async ({ db }: Context, discordId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('discord_accounts')
    .set({ direct_messages: false })
    .where('discord_id', '=', discordId)
    .where('direct_messages', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
