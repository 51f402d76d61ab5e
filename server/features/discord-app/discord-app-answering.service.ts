/** What players answer by the buttons of direct messages, cards and lists. */
import type { ReadyAnswer } from '#contract/crews/readiness.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { Interaction } from '#server/discord/interactions.ts'
import type { Button, Content, Reply } from '#server/discord/replies.ts'
import { AppError } from '#server/errors.ts'
import { answerReadyCheck } from '#server/features/missions/missions-ready.service.ts'
import { acceptOffer, declineOffer } from '#server/features/offers/offers-answers.service.ts'
import { describeError } from '#server/http/responses/error-handler.ts'
import { m } from '#texts'
import type { OfferAnswer } from './discord-app.custom-ids.ts'
import { crewLink, readyButtons } from './discord-app.replies.ts'
import { shownTitle } from './discord-app.texts.ts'
import { showCrew } from './discord-app-crews.service.ts'

type Place = Pick<Interaction, 'guildId'>

/** The question says what came of it. Other messages stay: those in a server are for others too. */
const settled = ({ guildId }: Place, content: Content): Reply => ({
  kind: guildId === null ? 'edit' : 'message',
  ...content,
})

/** After these the question cannot be answered any more. */
const finalCodes: readonly ErrorCode[] = ['offer_ended', 'mission_closed', 'ready_check_closed', 'not_member']

const orSettled = async (ctx: Context, place: Place, answer: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof AppError) || !finalCodes.includes(error.code)) throw error
    return settled(place, { text: describeError(error, ctx.locale).body.message })
  }
}

export const answerOffer = (
  ctx: Context,
  viewer: Viewer,
  place: Place,
  { answer, offerId }: OfferAnswer,
): Promise<Reply> =>
  orSettled(ctx, place, async () => {
    const { locale } = ctx
    if (answer === 'decline') {
      await declineOffer(ctx, viewer, offerId)
      return settled(place, { text: m.offers_state_declined_by_you({}, { locale }) })
    }
    const crewId = await acceptOffer(ctx, viewer, offerId)
    const title = shownTitle(await showCrew(ctx, crewId))
    return settled(place, {
      text: m.discord_app_aboard({ title }, { locale }),
      buttons: [crewLink(ctx, crewId)],
    })
  })

const readyTexts = {
  ready: m.ready_answered_ready,
  late: m.ready_answered_late,
  cannot_come: m.ready_cannot_done,
}

export const answerReady = (
  ctx: Context,
  viewer: Viewer,
  place: Place,
  crewId: number,
  answer: ReadyAnswer,
): Promise<Reply> =>
  orSettled(ctx, place, async () => {
    const title = shownTitle(await showCrew(ctx, crewId))
    await answerReadyCheck(ctx, viewer, crewId, answer)
    const text = `${title}: ${readyTexts[answer]({}, { locale: ctx.locale })}`
    if (place.guildId !== null) return { kind: 'message', text }
    // Who is late can still say that they cannot come.
    const others: Button[] = answer === 'cannot_come' ? [] : readyButtons(ctx, crewId)
    return settled(place, { text, buttons: [...others, crewLink(ctx, crewId)] })
  })
