import { useMutation } from '@tanstack/react-query'
import { type RatingDraft, rateCrew } from '#contract/ratings/ratings.ts'
import { call } from '#web/api/call.ts'
import { useCrewChange } from '#web/live/crew-change.ts'

export const useRateCrew = (crewId: number) =>
  useMutation({
    ...useCrewChange(crewId),
    mutationFn: (draft: RatingDraft) =>
      call(rateCrew, { params: { id: crewId }, body: draft }, { keepalive: true }),
  })
