import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Application,
  applyToCrew,
  applyToRole,
  changeApplication,
  decideApplication,
  decideRoleApplication,
  listApplications,
  listRoleApplications,
  type RoleApplication,
  withdrawApplication,
  withdrawRoleApplication,
} from '#contract/applications/applications.ts'
import { boardCrew } from '#contract/boarding/boarding.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { mutationKeys, queryKeys } from '#web/api/query-keys.ts'
import type { SeatApplication, SeatAtOnce } from '#web/features/applications/apply/apply-form.ts'
import { showAnswer } from '#web/live/answered-change.ts'
import { useAnsweredCrewChange, useCrewChange } from '#web/live/crew-change.ts'

const crewListKey = (crewId: number) => [...queryKeys.applicationsOf(crewId), 'crew']
const roleListKey = (crewId: number) => [...queryKeys.applicationsOf(crewId), 'roles']

export const applicationsQuery = (crewId: number) =>
  queryOptions({
    queryKey: crewListKey(crewId),
    queryFn: ({ signal }) => call(listApplications, { params: { id: crewId } }, { signal }),
    select: ({ applications }) => applications,
    staleTime: 10_000,
    refetchInterval: pollMs,
    meta: { forLeaders: true },
  })

export const useApplications = (crewId: number) => useQuery(applicationsQuery(crewId))

export const roleApplicationsQuery = (crewId: number) =>
  queryOptions({
    queryKey: roleListKey(crewId),
    queryFn: ({ signal }) => call(listRoleApplications, { params: { id: crewId } }, { signal }),
    select: ({ applications }) => applications,
    staleTime: 10_000,
    refetchInterval: pollMs,
    meta: { forLeaders: true },
  })

export const useRoleApplications = (crewId: number) => useQuery(roleApplicationsQuery(crewId))

/** Takes a seat that is given at once. */
export const useBoardCrew = (crewId: number) =>
  useMutation({
    mutationKey: mutationKeys.applyTo(crewId),
    mutationFn: (body: Request<typeof boardCrew>['body']) =>
      call(boardCrew, { params: { id: crewId }, body }),
    ...useAnsweredCrewChange(crewId),
  })

export const useApplyForSeat = (crewId: number) => {
  const { mutateAsync: board } = useBoardCrew(crewId)
  const { mutateAsync: apply } = useMutation<
    Application | RoleApplication,
    Error,
    Exclude<SeatApplication, SeatAtOnce>
  >({
    mutationKey: mutationKeys.applyTo(crewId),
    mutationFn: ({ roleId, draft }) =>
      roleId === null
        ? call(applyToCrew, { params: { id: crewId }, body: draft })
        : call(applyToRole, { params: { id: crewId, roleId }, body: draft }),
    ...useCrewChange(crewId),
  })
  return (seat: SeatApplication): Promise<unknown> =>
    seat.draft === null ? board({ roleId: seat.roleId, fleetShipId: seat.fleetShipId }) : apply(seat)
}

export const useApplyToRole = (crewId: number, roleId: number) =>
  useMutation({
    mutationKey: mutationKeys.applyTo(crewId),
    mutationFn: (body: Request<typeof applyToRole>['body']) =>
      call(applyToRole, { params: { id: crewId, roleId }, body }),
    ...useCrewChange(crewId),
  })

export const useChangeApplication = (crewId: number) =>
  useMutation({
    mutationFn: (body: Request<typeof changeApplication>['body']) =>
      call(changeApplication, { params: { id: crewId }, body }),
    ...useCrewChange(crewId),
  })

export const useWithdrawApplication = (crewId: number) =>
  useMutation({
    mutationFn: () => call(withdrawApplication, { params: { id: crewId } }),
    ...useCrewChange(crewId),
  })

export const useWithdrawRoleApplication = (crewId: number) =>
  useMutation({
    mutationFn: (id: number) => call(withdrawRoleApplication, { params: { id } }),
    ...useCrewChange(crewId),
  })

interface Decision {
  readonly id: number
  readonly accept: boolean
  /** The role that they get; left out, the one that they applied for. */
  readonly roleId?: number | null
}

interface ListResponse<Entry> {
  readonly applications: readonly Entry[]
}

/** The answer is the updated application: it replaces the old one in the list before the refetch. */
const useDecisionChange = <Entry extends { readonly id: number }>(crewId: number, queryKey: QueryKey) => {
  const client = useQueryClient()
  const change = useCrewChange(crewId)
  const replaceIn = (list: ListResponse<Entry> | undefined, decided: Entry) =>
    list && { applications: list.applications.map((entry) => (entry.id === decided.id ? decided : entry)) }
  return {
    ...change,
    onSuccess: async (decided: Entry) => {
      await showAnswer<ListResponse<Entry>>(client, queryKey, (list) => replaceIn(list, decided))
      await change.onSuccess()
    },
  }
}

export const useDecideApplication = (crewId: number) =>
  useMutation({
    mutationFn: ({ id, accept, roleId = null }: Decision) =>
      call(
        decideApplication,
        {
          params: { id: crewId, applicationId: id },
          body: accept ? { status: 'accepted', roleId } : { status: 'declined' },
        },
        { keepalive: true },
      ),
    ...useDecisionChange<Application>(crewId, crewListKey(crewId)),
  })

export const useDecideRoleApplication = (crewId: number) =>
  useMutation({
    mutationFn: ({ id, accept, roleId }: Decision) =>
      call(
        decideRoleApplication,
        { params: { id }, body: { status: accept ? 'accepted' : 'rejected', roleId } },
        { keepalive: true },
      ),
    ...useDecisionChange<RoleApplication>(crewId, roleListKey(crewId)),
  })
