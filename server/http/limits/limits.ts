import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tokenLimits } from '#contract/tokens/fields.ts'
import { AppError } from '#server/errors.ts'

const minute = 60
const hour = 60 * minute

/** Shared by all nodes: counted in the database. */
const rules = {
  /** By account, for its name and mail address together; by what was typed if there is no such account. */
  loginByAccount: { points: 10, duration: 15 * minute },
  /** By browser, where the player signed in before: guesses of strangers do not count there. */
  loginByBrowser: { points: 10, duration: 15 * minute },
  loginByAddress: { points: 25, duration: 5 * minute },
  /** Codes of the second factor, by account; where the player signed in before, by account and browser. */
  codeByAccount: { points: 5, duration: 15 * minute },
  codeByAccountDay: { points: 30, duration: 24 * hour },
  /** By account, over all browsers: someone who knew the password before has known browsers, too. */
  codeByAccountInAll: { points: 200, duration: 24 * hour },
  codeByAddress: { points: 25, duration: 5 * minute },
  /** Codes that are begun and recovery codes that are renewed: each is a mail, and so is their end. */
  codesByPlayer: { points: 10, duration: hour },
  /** Challenges for passkeys: each visit of the login page asks for one. */
  passkeyChallengeByAddress: { points: 60, duration: 5 * minute },
  passkeySignInByAddress: { points: 25, duration: 5 * minute },
  /** Challenges to add a passkey: each that is added, and later removed, is a mail. */
  passkeyByPlayer: { points: 30, duration: hour },
  /** Sign-ins with what looks like a copy of a passkey: each is a mail. */
  passkeyClonedByPlayer: { points: 5, duration: hour },
  registerByAddress: { points: 5, duration: 30 * minute },
  /** Registrations with a name or mail address that is taken. */
  takenByAddress: { points: 20, duration: 30 * minute },
  /** Names that a form asks about while it is filled in. */
  usernameByAddress: { points: 60, duration: 15 * minute },
  /** Ways to Discord: to sign in, or to link an account. */
  discordByAddress: { points: 30, duration: 15 * minute },
  /** By mailbox. */
  forgotByMail: { points: 5, duration: hour },
  forgotByAddress: { points: 6, duration: hour },
  resetLookByAddress: { points: 30, duration: 15 * minute },
  resetByAddress: { points: 10, duration: 15 * minute },
  /** Wrong passwords where a signed-in player has to give theirs once more. */
  passwordByPlayer: { points: 10, duration: 15 * minute },
  /** Each is a mail. */
  passwordChangeByPlayer: { points: 5, duration: hour },
  emailChangeByPlayer: { points: 5, duration: hour },
  /** By mailbox: mails about changes to how its player signs in, and then one that says that there were more. */
  securityMailByMail: { points: 10, duration: hour },
  securitySummaryByMail: { points: 1, duration: hour },
  /** Links that confirm an address, by the mailbox that they go to: of a new account, a change, or asked for again. */
  confirmationByMail: { points: 5, duration: hour },
  confirmEmailByAddress: { points: 10, duration: 15 * minute },
  exportByPlayer: { points: 5, duration: hour },
  handleProofByPlayer: { points: 10, duration: 24 * hour },
  appealByAddress: { points: 10, duration: 15 * minute },
  applyByPlayerMinute: { points: 10, duration: minute },
  applyByPlayerDay: { points: 60, duration: 24 * hour },
  postByPlayer: { points: 20, duration: 24 * hour },
  postByNewcomer: { points: 3, duration: 24 * hour },
  /** Each may be a new name on all posts of the player, and ends the answers that guests share. */
  profileByPlayer: { points: 30, duration: 10 * minute },
  editByPlayer: { points: 30, duration: 10 * minute },
  /** Each that others see is an event to every open list of players. */
  beaconByPlayer: { points: 30, duration: hour },
  suggestionsByPlayer: { points: 20, duration: minute },
  playerSearchByPlayer: { points: 60, duration: minute },
  reportByPlayer: { points: 20, duration: 24 * hour },
  /** To players who have not written back. */
  messageByPlayer: { points: 30, duration: hour },
  /** In conversations that both sides have written in. */
  replyByPlayer: { points: 600, duration: hour },
  /** By sender and text: to how many people the same text may go. */
  sameTextByPlayer: { points: 3, duration: 10 * minute },
  /** By sender and receiver. */
  inviteByPlayer: { points: 3, duration: 24 * hour },
  /** Lists of ships, which are matched to the catalogue, and what is stored of them. */
  importByPlayer: { points: 20, duration: 10 * minute },
  pictureByPlayer: { points: 10, duration: minute },
  logPictureByPlayer: { points: 30, duration: hour },
  commentByPlayer: { points: 30, duration: hour },
  /** In the channel of the player's own crew. */
  crewCommentByPlayer: { points: 600, duration: hour },
  /** By leader and member: each change is a notice. */
  roleChangeByPlayer: { points: 10, duration: hour },
  /** By leader and crew: each is a notice to everyone aboard. */
  newStartByPlayer: { points: 10, duration: hour },
  /** By leader and crew: each is a notice to everyone aboard who has not answered. */
  readyCallByPlayer: { points: 6, duration: 24 * hour },
  /** By leader and crew, as for roles. */
  coLeaderByPlayer: { points: 10, duration: hour },
  /** By leader and crew: each is a notice to everyone aboard. */
  handOverByPlayer: { points: 3, duration: 24 * hour },
  /** By player and crew: sheets, each a notice to everyone aboard, and what members say is missing. */
  settlementByPlayer: { points: 20, duration: hour },
  /** Ships that players bring to crews. */
  bringShipByPlayer: { points: 60, duration: hour },
  /** Searches that are saved and deleted. */
  searchByPlayer: { points: 60, duration: hour },
  /** Webhooks that the player connects: each is a message in a channel. */
  webhookByPlayer: { points: 20, duration: hour },
  /** Cards that the player puts into channels of Discord. */
  discordCardByPlayer: { points: 20, duration: hour },
  /** New addresses for the player's calendar. */
  calendarByPlayer: { points: 10, duration: hour },
  /** Devices that are to show notices. */
  pushDeviceByPlayer: { points: 20, duration: hour },
  /** Reads of the player's calendar, by all the programs that have its address. */
  calendarReadByPlayer: { points: 120, duration: hour },
  /** By receiver: mails of notices that do not wait for the ten-minute mail. */
  urgentMailByReceiver: { points: 6, duration: hour },
  /** New API tokens. */
  tokenByPlayer: { points: 10, duration: hour },
  /** Changes by all the tokens of a player. */
  tokenChangeByPlayer: { points: tokenLimits.changesPerMinute, duration: minute },
} as const

/** On all requests. Counted by each node in memory, because a write for each read would double the load. */
const requestRules = {
  guest: { points: 300, duration: 5 * minute },
  player: { points: 1500, duration: 5 * minute },
  /** Otherwise a player could send all of them at once. No page needs that many. */
  playerSecond: { points: 50, duration: 1 },
  /** By player: requests with all their API tokens. */
  token: { points: tokenLimits.requestsPerMinute, duration: minute },
  /** By a guest's address: pages that are rendered for them. Beyond these, browsers do it. Many may share an address. */
  page: { points: 100, duration: 10 },
  /** By player. A browser asks for a page only when one is opened or reloaded; the board of one player costs most. */
  playerPage: { points: 20, duration: 10 },
  /** By address: pages in all, also those that browsers render. */
  anyPage: { points: 200, duration: 10 },
  /** By address. A page of the board shows dozens of pictures, each requested once and then cached. */
  picture: { points: 3000, duration: 5 * minute },
  /** By address. Mail providers press the button in their readers' mails from few addresses. */
  unsubscribe: { points: 3000, duration: 5 * minute },
  /** By address: what Discord reports, from few addresses, and what others claim to be that. */
  interaction: { points: 10_000, duration: 5 * minute },
  /** By account at Discord, and by server there: what is pressed, and every letter of a title that is looked for. */
  discordUser: { points: 60, duration: minute },
  discordServer: { points: 600, duration: minute },
  /** Otherwise its members could do all of that at once. */
  discordServerSecond: { points: 20, duration: 1 },
  /** By address. Previews that are cached do not count, only those that have to be painted or are elsewhere. */
  preview: { points: 120, duration: 5 * minute },
} as const

export type Rule = keyof typeof rules

export interface Limits {
  /** Counts one attempt, or several; throws 429 with the time to wait when there were too many. */
  spend(rule: Rule, key: string, attempts?: number): Promise<void>
  /** Takes attempts back that shall not count. */
  refund(rule: Rule, key: string, attempts?: number): Promise<void>
  forget(rule: Rule, key: string): Promise<void>
  spendRequest(kind: keyof typeof requestRules, key: string): Promise<void>
  refundRequest(kind: keyof typeof requestRules, key: string): Promise<void>
}

const tooMany = (reason: unknown): never => {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) })
}

/** Keys are hashed: they may hold anything a stranger typed, and the column is short. */
const hashed = (key: string) => createHash('sha256').update(key.toLowerCase()).digest('base64url')

export const createLimits = (pool: Pool, scale: number): Limits => {
  const scaled = (rule: { points: number; duration: number }) => ({
    ...rule,
    points: Math.max(1, Math.round(rule.points * scale)),
  })
  const limiters = new Map<Rule, RateLimiterPostgres>()
  const inDatabase = (keyPrefix: Rule) =>
    new RateLimiterPostgres({
      ...scaled(rules[keyPrefix]),
      keyPrefix,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // The first one deletes what has expired, for all of them.
      clearExpiredByTimeout: limiters.size === 0,
    })
  const limiterOf = (rule: Rule): RateLimiterPostgres => {
    const limiter = limiters.get(rule) ?? inDatabase(rule)
    limiters.set(rule, limiter)
    return limiter
  }
  const requests = {
    guest: new RateLimiterMemory(scaled(requestRules.guest)),
    player: new RateLimiterMemory(scaled(requestRules.player)),
    playerSecond: new RateLimiterMemory(scaled(requestRules.playerSecond)),
    token: new RateLimiterMemory(scaled(requestRules.token)),
    page: new RateLimiterMemory(scaled(requestRules.page)),
    playerPage: new RateLimiterMemory(scaled(requestRules.playerPage)),
    anyPage: new RateLimiterMemory(scaled(requestRules.anyPage)),
    picture: new RateLimiterMemory(scaled(requestRules.picture)),
    unsubscribe: new RateLimiterMemory(scaled(requestRules.unsubscribe)),
    interaction: new RateLimiterMemory(scaled(requestRules.interaction)),
    discordUser: new RateLimiterMemory(scaled(requestRules.discordUser)),
    discordServer: new RateLimiterMemory(scaled(requestRules.discordServer)),
    discordServerSecond: new RateLimiterMemory(scaled(requestRules.discordServerSecond)),
    preview: new RateLimiterMemory(scaled(requestRules.preview)),
  }

  return {
    async spend(rule, key, attempts = 1) {
      await limiterOf(rule).consume(hashed(key), attempts).catch(tooMany)
    },
    async refund(rule, key, attempts = 1) {
      await limiterOf(rule).reward(hashed(key), attempts)
    },
    async forget(rule, key) {
      await limiterOf(rule).delete(hashed(key))
    },
    async spendRequest(kind, key) {
      await requests[kind].consume(key).catch(tooMany)
    },
    async refundRequest(kind, key) {
      await requests[kind].reward(key)
    },
  }
}
