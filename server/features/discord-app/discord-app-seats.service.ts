/** Taking a seat in Discord: the free seats as a menu, an application as a form, and what came of it. */
import { applicationDraft, roleApplicationDraft } from '#contract/applications/drafts.ts'
import { applicantExperiences, applicationLimits, availabilities } from '#contract/applications/fields.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import { localRoleName } from '#contract/roles/names.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { Menu, Reply } from '#server/discord/replies.ts'
import { AppError } from '#server/errors.ts'
import * as applications from '#server/features/applications/applications.service.ts'
import { boardCrew } from '#server/features/boarding/boarding.service.ts'
import { m } from '#texts'
import { customId, formId, readSeatValue, seatValue } from './discord-app.custom-ids.ts'
import { crewLink, textReply } from './discord-app.replies.ts'
import { availabilityText, experienceText, shownTitle } from './discord-app.texts.ts'
import { showCrew } from './discord-app-crews.service.ts'

/** Every way into the crew that is open to the player: seats at once, then those to apply for. */
const seatsOf = (crew: CrewDetails, { locale }: Context): Menu['choices'] => {
  const { viewer } = crew
  if (!viewer) return []
  const nameOf = (roleId: number | null): string => {
    const role = crew.roles.find(({ id }) => id === roleId)
    return role ? localRoleName(role.roleName, locale) : m.crews_seat_any({}, { locale })
  }
  const counts = countSeats(crew)
  const toApplyFor = viewer.canApply
    ? [
        ...crew.roles.flatMap(({ id }, index) => ((counts.roles[index]?.free ?? 0) > 0 ? [id] : [])),
        ...(counts.free > 0 ? [null] : []),
      ].filter((roleId) => !viewer.canBoard.includes(roleId))
    : []
  return [
    ...viewer.canBoard.map((roleId) => ({
      label: `${nameOf(roleId)}, ${m.boarding_at_once({}, { locale })}`,
      value: seatValue('board', roleId),
    })),
    ...toApplyFor.map((roleId) => ({ label: nameOf(roleId), value: seatValue('apply', roleId) })),
  ]
}

export const offerSeats = async (ctx: Context, crewId: number): Promise<Reply> => {
  const { locale } = ctx
  const crew = await showCrew(ctx, crewId)
  const title = shownTitle(crew)
  if (crew.viewer?.application?.status === 'pending')
    return {
      kind: 'message',
      text: m.discord_app_applied({ title }, { locale }),
      buttons: [
        { label: m.discord_app_withdraw({}, { locale }), customId: customId('withdraw', crewId) },
        crewLink(ctx, crewId),
      ],
    }
  const choices = seatsOf(crew, ctx)
  if (choices.length === 0)
    return {
      kind: 'message',
      text: crew.viewer?.isMember
        ? m.discord_app_aboard({ title }, { locale })
        : m.discord_app_no_seat({ title }, { locale }),
      buttons: [crewLink(ctx, crewId)],
    }
  const placeholder = m.discord_app_choose_seat({}, { locale })
  return {
    kind: 'message',
    text: m.discord_app_free_seats({ title }, { locale }),
    menu: { customId: customId('take', crewId), placeholder, choices },
  }
}

const optionsOf = <Value extends string>(values: readonly Value[], text: (value: Value) => string) =>
  values.map((value) => ({ label: text(value), value }))

/** The leader wants to know more of somebody who takes any seat, as on the site. */
const applicationForm = (ctx: Context, crewId: number, roleId: number | null): Reply => {
  const { locale } = ctx
  const message = {
    id: 'message',
    label: m.applications_message({}, { locale }),
    maxLength: applicationLimits.message,
  }
  const more = [
    {
      id: 'availability',
      label: m.applications_availability({}, { locale }),
      choices: optionsOf(availabilities, (value) => availabilityText(value, locale)),
    },
    {
      id: 'experience',
      label: m.applications_experience({}, { locale }),
      choices: optionsOf(applicantExperiences, (value) => experienceText(value, locale)),
    },
  ]
  return {
    kind: 'form',
    customId: formId(crewId, roleId),
    title: m.applications_apply({}, { locale }),
    fields: roleId === null ? [message, ...more] : [message],
  }
}

export const takeSeat = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  value: string,
): Promise<Reply> => {
  const seat = readSeatValue(value)
  if (!seat) throw new AppError('not_found')
  if (!seat.isAtOnce) return applicationForm(ctx, crewId, seat.roleId)
  await boardCrew(ctx, viewer, crewId, seat.roleId, null)
  const title = shownTitle(await showCrew(ctx, crewId))
  return {
    kind: 'message',
    text: m.discord_app_aboard({ title }, { locale: ctx.locale }),
    buttons: [crewLink(ctx, crewId)],
  }
}

/** The form in Discord has the limits of ours already. */
const requireValid = <Draft>(
  result: { readonly success: true; readonly data: Draft } | { readonly success: false },
): Draft => {
  if (!result.success) throw new AppError('invalid_input')
  return result.data
}

export const applyForSeat = async (
  ctx: Context,
  viewer: Viewer,
  { crewId, roleId }: { readonly crewId: number; readonly roleId: number | null },
  fields: Readonly<Record<string, string>>,
): Promise<Reply> => {
  if (roleId === null)
    await applications.applyToCrew(ctx, viewer, crewId, requireValid(applicationDraft.safeParse(fields)))
  else
    await applications.applyToRole(
      ctx,
      viewer,
      crewId,
      roleId,
      requireValid(roleApplicationDraft.safeParse(fields)),
    )
  return offerSeats(ctx, crewId)
}

export const withdraw = async (ctx: Context, viewer: Viewer, crewId: number): Promise<Reply> => {
  const crew = await showCrew(ctx, crewId)
  const application = crew.viewer?.application
  if (!application) throw new AppError('not_found')
  if (application.roleId === null) await applications.withdrawApplication(ctx, viewer, crewId)
  else await applications.withdrawRoleApplication(ctx, viewer, application.id)
  return textReply(m.discord_app_withdrawn({ title: shownTitle(crew) }, { locale: ctx.locale }))
}
