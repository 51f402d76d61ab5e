import { useMutation } from '@tanstack/react-query'
import { acceptLead, endLeadOffer, handOverCrew, nameCoLeader } from '#contract/leading/leading.ts'
import { call } from '#web/api/call.ts'
import { useAnsweredCrewChange } from '#web/live/crew-change.ts'

export const useNameCoLeader = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: (userId: number | null) => call(nameCoLeader, { params: { id: crewId }, body: { userId } }),
  })

export const useHandOverCrew = (crewId: number, userId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(handOverCrew, { params: { id: crewId }, body: { userId } }),
  })

export const useAcceptLead = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(acceptLead, { params: { id: crewId } }),
  })

/** Declines as the member, or takes the offer back as the leader. */
export const useEndLeadOffer = (crewId: number) =>
  useMutation({
    ...useAnsweredCrewChange(crewId),
    mutationFn: () => call(endLeadOffer, { params: { id: crewId } }),
  })
