/** Signing up, in and out. */
import type { login as loginEndpoint } from '#contract/auth/auth.ts'
import type { register as registerEndpoint } from '#contract/auth/new-passwords.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { bitsOfPlaytimes } from '#contract/users/week-hours.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { violatesUnique } from '#server/db/failures.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { welcome } from '#server/features/auth/credentials/auth-confirmation.service.ts'
import { requireFreeUsername } from '#server/features/auth/names/auth-names.service.ts'
import { knownBrowser, markBrowser } from '#server/features/auth/sign-in/auth.browsers.ts'
import { endSessionOfToken, openSession } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import {
  finishSignIn,
  type NewSession,
  type SignIn,
} from '#server/features/auth/sign-in/auth-sign-in.service.ts'
import type { Rule } from '#server/http/limits/limits.ts'
import type { SignInOrigin } from '#server/http/sessions/session.ts'
import { countLogin } from '#server/metrics/registry.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import { hashPassword, newToken, passwordMatches, queueHashing } from './auth.secrets.ts'
import * as sql from './auth.sql.ts'
import { takeOverSanctions } from './auth-former-sanctions.service.ts'

type Registration = Parsed<typeof registerEndpoint>['body']
type NewPlayer = Omit<Registration, 'password'>

/** Warns the player of a new account. */
type Warn = (ctx: Context, user: UserRow) => Promise<void>

interface AccountDetails {
  /** False where the hash is that of a random token. */
  readonly hasPassword?: boolean
  /** Null if the player has to prove that the address is theirs. */
  readonly emailConfirmedAt?: Date | null
  /** What else belongs to the account, in its transaction. */
  readonly complete?: (ctx: Context, user: UserRow) => Promise<void>
}

/** `inheritWarning` is called if an account with this address was deleted before its warning was read. */
export const createAccount = async (
  ctx: Context,
  draft: NewPlayer,
  passwordHash: string,
  origin: SignInOrigin,
  inheritWarning: Warn,
  { hasPassword = true, emailConfirmedAt = null, complete }: AccountDetails = {},
): Promise<NewSession> => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      await requireFreeUsername(ctx, draft.username)
      const inheritsWarning = await takeOverSanctions(ctx, draft)
      const user = await sql.insertUser(ctx, {
        username: draft.username,
        email: draft.email,
        email_confirmed_at: emailConfirmedAt,
        password_hash: passwordHash,
        has_password: hasPassword,
        timezone: draft.timezone,
        preferred_languages: draft.preferredLanguages,
        playtimes: draft.playtimes,
        week_hours: bitsOfPlaytimes(draft.playtimes),
        locale: ctx.locale,
      })
      await recordAudit(ctx, { action: 'registered', actorId: user.id, subjectId: user.id })
      if (inheritsWarning) await inheritWarning(ctx, user)
      await complete?.(ctx, user)
      return { user, token: await openSession(ctx, user.id, origin), browserMark: markBrowser(user) }
    })
  } catch (error) {
    if (violatesUnique(error, 'users_username_key')) throw new AppError('username_taken')
    if (violatesUnique(error, 'users_email_key')) throw new AppError('email_taken')
    throw error
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'username_taken' || error.code === 'email_taken')

/** A taken name or address does not use up a registration, but no one may try hundreds of them. */
const openAccount = async (
  ctx: Context,
  draft: NewPlayer,
  password: string,
  origin: SignInOrigin,
  inheritWarning: Warn,
  details: AccountDetails,
): Promise<NewSession> => {
  requireCleanWords(ctx, { username: draft.username })
  const passwordHash = await queueHashing(async () => {
    await ctx.limits.spend('registerByAddress', ctx.ip)
    return hashPassword(password)
  })
  try {
    const session = await createAccount(ctx, draft, passwordHash, origin, inheritWarning, details)
    if (!session.user.email_confirmed_at) await welcome(ctx, session.user)
    return session
  } catch (error) {
    if (isTaken(error)) {
      await ctx.limits.spend('takenByAddress', ctx.ip)
      await ctx.limits.refund('registerByAddress', ctx.ip)
    }
    throw error
  }
}

export const register = (
  ctx: Context,
  draft: Registration,
  origin: SignInOrigin,
  inheritWarning: Warn,
): Promise<NewSession> => openAccount(ctx, draft, draft.password, origin, inheritWarning, {})

/** Of what is sent to the player; each page has its own. */
export const chooseLanguage = (ctx: Context, viewer: Viewer, language: Locale): Promise<void> =>
  sql.setLocale(ctx, viewer.id, language)

/** For players who sign in by other means. They can set a password later, by mail. */
export const registerWithoutPassword = (
  ctx: Context,
  draft: NewPlayer,
  origin: SignInOrigin,
  inheritWarning: Warn,
  details: Omit<AccountDetails, 'hasPassword'>,
): Promise<NewSession> =>
  openAccount(ctx, draft, newToken(), origin, inheritWarning, { ...details, hasPassword: false })

export const hasAccount = async (ctx: Context, email: string): Promise<boolean> =>
  (await sql.findUserByLogin(ctx, email)) !== undefined

/** Lifts the limit on wrong passwords. */
export const forgetFailedLogins = (ctx: Context, { id }: Pick<UserRow, 'id'>): Promise<void> =>
  ctx.limits.forget('loginByAccount', String(id))

/**
 * After a new password, which also invalidates the marks of known browsers: other people's guesses of codes must not
 * lock the player out.
 */
export const forgetFailedCodes = async (ctx: Context, { id }: UserRow): Promise<void> => {
  for (const rule of ['codeByAccount', 'codeByAccountDay'] as const) await ctx.limits.forget(rule, String(id))
}

/** Counts before a password or code is checked, so that parallel guesses cannot get past the limit. */
export const countGuess = async (
  ctx: Context,
  rule: Rule,
  key: string,
  subjectId?: number,
): Promise<void> => {
  try {
    await ctx.limits.spend(rule, key)
  } catch (error) {
    if (error instanceof AppError) await recordAudit(ctx, { action: 'login_limited', subjectId })
    throw error
  }
}

type LoginAttempt = Parsed<typeof loginEndpoint>['body']

/** Returns the player if the password is theirs. */
const checkPassword = async (
  ctx: Context,
  attempt: LoginAttempt,
  mark: string | undefined,
): Promise<UserRow> => {
  await countGuess(ctx, 'loginByAddress', ctx.ip)
  const user = await sql.findUserByLogin(ctx, attempt.username)
  const browser = knownBrowser(mark, user)
  const account = user ? String(user.id) : `unknown ${attempt.username}`
  if (browser) await countGuess(ctx, 'loginByBrowser', browser, user?.id)
  else await countGuess(ctx, 'loginByAccount', account, user?.id)
  const matches = await passwordMatches(attempt.password, user?.password_hash)
  if (!user || !matches) {
    await recordAudit(ctx, { action: 'login_failed', subjectId: user?.id })
    throw new AppError('invalid_credentials')
  }
  return user
}

const signIn = async (ctx: Context, attempt: LoginAttempt, origin: SignInOrigin): Promise<SignIn> => {
  const user = await queueHashing(() => checkPassword(ctx, attempt, origin.browserMark))
  await forgetFailedLogins(ctx, user)
  await ctx.limits.refund('loginByAddress', ctx.ip)
  return finishSignIn(ctx, user, origin, 'password')
}

export const login = (ctx: Context, attempt: LoginAttempt, origin: SignInOrigin): Promise<SignIn> =>
  countLogin(signIn(ctx, attempt, origin))

export const logout = async (ctx: Context, token: string | undefined): Promise<void> => {
  if (token) await inTransaction(ctx, (ctx) => endSessionOfToken(ctx, token))
}

export const getSessionUser = async (ctx: Context, viewer: Viewer): Promise<UserRow> => {
  const user = await sql.findUser(ctx, viewer.id)
  if (!user) throw new AppError('not_signed_in')
  return user
}
