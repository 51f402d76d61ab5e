/** Who offers a seat: the leader, or the waiting list. */
export const offerSources = ['leader', 'waiting_list'] as const
export type OfferSource = (typeof offerSources)[number]
