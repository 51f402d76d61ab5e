/** What a button does, for the player who pressed it: whoever sees a card can press it, each for themselves. */
import type { Context } from '#server/context.ts'
import type { Interaction } from '#server/discord/interactions.ts'
import type { Reply } from '#server/discord/replies.ts'
import { readCustomId, readOfferAnswer } from './discord-app.custom-ids.ts'
import { linkReply, unknownReply } from './discord-app.replies.ts'
import { answerOffer, answerReady } from './discord-app-answering.service.ts'
import { applyForSeat, offerSeats, takeSeat, withdraw } from './discord-app-seats.service.ts'

export const answerButton = async (
  ctx: Context,
  interaction: Extract<Interaction, { kind: 'press' | 'form' }>,
): Promise<Reply> => {
  const { viewer } = ctx
  const offer = interaction.kind === 'press' ? readOfferAnswer(interaction.customId) : undefined
  if (offer) return viewer ? answerOffer(ctx, viewer, interaction, offer) : linkReply(ctx, '/notices')
  const pressed = readCustomId(interaction.customId)
  if (!pressed) return unknownReply(ctx)
  const { action, crewId } = pressed
  if (!viewer) return linkReply(ctx, `/crew/${crewId}`)
  if (interaction.kind === 'form')
    return action === 'apply' ? applyForSeat(ctx, viewer, pressed, interaction.fields) : unknownReply(ctx)
  switch (action) {
    case 'seat':
      return offerSeats(ctx, crewId)
    case 'take':
      return takeSeat(ctx, viewer, crewId, interaction.value)
    case 'withdraw':
      return withdraw(ctx, viewer, crewId)
    case 'apply':
      return unknownReply(ctx)
    default:
      return answerReady(ctx, viewer, interaction, crewId, action)
  }
}
