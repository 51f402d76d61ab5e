/**
 * Changes that are answered with the crew as its reader sees it. The crew is loaded after the change is committed, when
 * its lock is released: it may have changed again by then.
 */
import * as attendance from '#contract/attendance/attendance.ts'
import * as boarding from '#contract/boarding/boarding.ts'
import * as crews from '#contract/crews/crews.ts'
import * as leading from '#contract/leading/leading.ts'
import * as missions from '#contract/missions/missions.ts'
import * as ready from '#contract/missions/ready.ts'
import { acceptOffer } from '#contract/offers/offers.ts'
import { joinWaitlist } from '#contract/waitlists/waitlists.ts'
import type { Context } from '#server/context.ts'
import * as attendanceService from '#server/features/attendance/attendance.service.ts'
import * as boardingService from '#server/features/boarding/boarding.service.ts'
import { createCrew } from '#server/features/crews/posting/crews-editing.service.ts'
import * as leadingService from '#server/features/leading/leading.service.ts'
import * as missionService from '#server/features/missions/missions.service.ts'
import * as readyService from '#server/features/missions/missions-ready.service.ts'
import { keepCrew } from '#server/features/missions/missions-upkeep.service.ts'
import * as offers from '#server/features/offers/offers-answers.service.ts'
import * as waitlists from '#server/features/waitlists/waitlists.service.ts'
import { route } from '#server/http/routes/route.ts'
import { getCrew, updateCrew } from './crew-page.service.ts'
import { viewDetails } from './crew-page.view.ts'

const showCrew = async (ctx: Context, id: number) => viewDetails(await getCrew(ctx, id), ctx.viewer)

const postRoutes = [
  route(crews.createCrew, async ({ ctx, viewer, body }) =>
    showCrew(ctx, await createCrew(ctx, viewer, body)),
  ),
  route(crews.updateCrew, async ({ ctx, viewer, params: { id }, body }) => {
    await updateCrew(ctx, viewer, id, body)
    return showCrew(ctx, id)
  }),
  route(leading.nameCoLeader, async ({ ctx, viewer, params: { id }, body }) => {
    await leadingService.nameCoLeader(ctx, viewer, id, body.userId)
    return showCrew(ctx, id)
  }),
  route(leading.handOverCrew, async ({ ctx, viewer, params: { id }, body }) => {
    await leadingService.offerLead(ctx, viewer, id, body.userId)
    return showCrew(ctx, id)
  }),
  route(leading.acceptLead, async ({ ctx, viewer, params: { id } }) => {
    await leadingService.acceptLead(ctx, viewer, id)
    return showCrew(ctx, id)
  }),
  route(leading.endLeadOffer, async ({ ctx, viewer, params: { id } }) => {
    await leadingService.endLeadOffer(ctx, viewer, id)
    return showCrew(ctx, id)
  }),
]

const seatRoutes = [
  route(joinWaitlist, async ({ ctx, viewer, params: { id }, body }) => {
    await waitlists.joinWaitlist(ctx, viewer, id, body.roleId)
    return showCrew(ctx, id)
  }),
  route(acceptOffer, async ({ ctx, viewer, params }) =>
    showCrew(ctx, await offers.acceptOffer(ctx, viewer, params.id)),
  ),
  route(boarding.boardCrew, async ({ ctx, viewer, params: { id }, body }) => {
    await boardingService.boardCrew(ctx, viewer, id, body.roleId, body.fleetShipId)
    return showCrew(ctx, id)
  }),
  route(boarding.stopBoarding, async ({ ctx, viewer, params: { id } }) => {
    await boardingService.stopBoarding(ctx, viewer, id)
    return showCrew(ctx, id)
  }),
  route(missions.leaveCrew, async ({ ctx, viewer, params: { id } }) => {
    await missionService.leaveCrew(ctx, viewer, id)
    return showCrew(ctx, id)
  }),
  route(missions.assignRole, async ({ ctx, viewer, params: { id, userId }, body }) => {
    await missionService.assignRole(ctx, viewer, id, userId, body.roleId)
    return showCrew(ctx, id)
  }),
  route(missions.bringShip, async ({ ctx, viewer, params: { id }, body }) => {
    await missionService.bringShip(ctx, viewer, id, body.fleetShipId)
    return showCrew(ctx, id)
  }),
]

const missionRoutes = [
  route(missions.startMission, async ({ ctx, viewer, params: { id } }) => {
    await missionService.moveMission(ctx, viewer, id, 'in_progress')
    return showCrew(ctx, id)
  }),
  route(missions.completeMission, async ({ ctx, viewer, params: { id }, body }) => {
    await missionService.moveMission(ctx, viewer, id, 'completed', body.absent)
    return showCrew(ctx, id)
  }),
  route(missions.endMission, async ({ ctx, viewer, params: { id } }) => {
    await missionService.moveMission(ctx, viewer, id, 'ended')
    return showCrew(ctx, id)
  }),
  route(missions.cancelMission, async ({ ctx, viewer, params: { id }, body }) => {
    await missionService.cancelMission(ctx, viewer, id, body.reason)
    return showCrew(ctx, id)
  }),
  route(missions.keepCrew, async ({ ctx, viewer, params: { id } }) => {
    await keepCrew(ctx, viewer, id)
    return showCrew(ctx, id)
  }),
  route(ready.callReadyCheck, async ({ ctx, viewer, params: { id } }) => {
    await readyService.callReadyCheck(ctx, viewer, id)
    return showCrew(ctx, id)
  }),
  route(ready.answerReadyCheck, async ({ ctx, viewer, params: { id }, body }) => {
    await readyService.answerReadyCheck(ctx, viewer, id, body.answer)
    return showCrew(ctx, id)
  }),
  route(ready.releaseSilent, async ({ ctx, viewer, params: { id }, body }) => {
    await readyService.releaseSilent(ctx, viewer, id, body.userIds)
    return showCrew(ctx, id)
  }),
  route(attendance.contestAbsence, async ({ ctx, viewer, params: { id }, body }) => {
    await attendanceService.contestAbsence(ctx, viewer, id, body.text)
    return showCrew(ctx, id)
  }),
  route(attendance.withdrawAbsence, async ({ ctx, viewer, params: { id, userId } }) => {
    await attendanceService.withdrawAbsence(ctx, viewer, id, userId)
    return showCrew(ctx, id)
  }),
]

export const crewPageChangeRoutes = [...postRoutes, ...seatRoutes, ...missionRoutes]
