import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applyToCrew,
  applyToRole,
  decideApplication,
  decideRoleApplication,
  listApplications,
  listRoleApplications,
  withdrawApplication,
  withdrawRoleApplication,
} from '#contract/applications.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { mutationKeys, queryKeys } from '#web/api/query-keys.ts'

const refreshMs = 30_000
const crewLevel = (crewId: number) => [...queryKeys.applicationsOf(crewId), 'crew']
const roleLevel = (crewId: number) => [...queryKeys.applicationsOf(crewId), 'roles']

export const useApplications = (crewId: number) =>
  useQuery({
    queryKey: crewLevel(crewId),
    queryFn: ({ signal }) => call(listApplications, { params: { id: crewId } }, { signal }),
    select: ({ applications }) => applications,
    staleTime: 10_000,
    refetchInterval: refreshMs,
  })

export const useRoleApplications = (crewId: number) =>
  useQuery({
    queryKey: roleLevel(crewId),
    queryFn: ({ signal }) => call(listRoleApplications, { params: { id: crewId } }, { signal }),
    select: ({ applications }) => applications,
    staleTime: 10_000,
    refetchInterval: refreshMs,
  })

/** Whatever becomes of an application changes the crew, the board and the lists. */
const useChange = (crewId: number) => {
  const client = useQueryClient()
  const refresh = async () => {
    const old = [
      queryKeys.crew(crewId),
      queryKeys.board,
      queryKeys.rolesOf(crewId),
      queryKeys.applicationsOf(crewId),
      queryKeys.myCrews,
    ]
    await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return {
    // Without a network it is better to say so than to wait for one.
    networkMode: 'always' as const,
    onSuccess: refresh,
    // A refusal tells that the page shows what is no longer so; the player need not wait for the news.
    onError: (error: Error) => {
      if (error instanceof ApiError) void refresh()
    },
  }
}

export const useApplyToCrew = (crewId: number) =>
  useMutation({
    mutationKey: mutationKeys.applyTo(crewId),
    mutationFn: (body: Request<typeof applyToCrew>['body']) =>
      call(applyToCrew, { params: { id: crewId }, body }),
    ...useChange(crewId),
  })

export const useApplyToRole = (crewId: number, roleId: number) =>
  useMutation({
    mutationKey: mutationKeys.applyTo(crewId),
    mutationFn: (body: Request<typeof applyToRole>['body']) =>
      call(applyToRole, { params: { id: crewId, roleId }, body }),
    ...useChange(crewId),
  })

export const useWithdrawApplication = (crewId: number) =>
  useMutation({
    mutationFn: () => call(withdrawApplication, { params: { id: crewId } }),
    ...useChange(crewId),
  })

export const useWithdrawRoleApplication = (crewId: number) =>
  useMutation({
    mutationFn: (id: number) => call(withdrawRoleApplication, { params: { id } }),
    ...useChange(crewId),
  })

interface Decision {
  readonly id: number
  readonly accept: boolean
}

export const useDecideApplication = (crewId: number) =>
  useMutation({
    mutationFn: ({ id, accept }: Decision) =>
      call(decideApplication, {
        params: { id: crewId, applicationId: id },
        body: { status: accept ? 'accepted' : 'declined' },
      }),
    ...useChange(crewId),
  })

export const useDecideRoleApplication = (crewId: number) =>
  useMutation({
    mutationFn: ({ id, accept }: Decision) =>
      call(decideRoleApplication, { params: { id }, body: { status: accept ? 'accepted' : 'rejected' } }),
    ...useChange(crewId),
  })
