/** The buttons of a notice on a device. Those that need no page call the API by themselves. */
import type { Locale } from '#contract/locales/locales.ts'
import { answerReadyCheck } from '#contract/missions/ready.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import type { PushAction, PushCall } from '#contract/notices/push-payload.ts'
import { acceptOffer, declineOffer } from '#contract/offers/offers.ts'
import type { Endpoint, Request } from '#contract/wire/endpoint.ts'
import { type Notice, storedNotice } from '#server/notices/texts/notice-texts.ts'
import { m } from '#texts'

interface PushedNotice {
  readonly kind: NoticeKind
  readonly offer_id: number | null
  readonly notice_type: string | null
  readonly notice_data: unknown
  readonly link: string
}

type CalledEndpoint = Endpoint & { readonly params: object }

const callOf = <E extends CalledEndpoint>(endpoint: E, request: Request<E>, done: string): PushCall => {
  const { params, body = {} } = request as {
    params: Readonly<Record<string, number | string>>
    body?: object
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  return { method: endpoint.method, path: `/api${path}`, body, done }
}

/** A player who cannot come confirms that on the page, where the notification itself leads. */
const readyActions = (
  { crewId }: Extract<Notice, { type: 'ready_called' }>['data'],
  link: string,
  locale: Locale,
): PushAction[] => {
  const params = { id: crewId }
  return [
    {
      title: m.ready_answer_ready({}, { locale }),
      link,
      call: callOf(
        answerReadyCheck,
        { params, body: { answer: 'ready' } },
        m.ready_push_ready({}, { locale }),
      ),
    },
    {
      title: m.ready_answer_late({}, { locale }),
      link,
      call: callOf(answerReadyCheck, { params, body: { answer: 'late' } }, m.ready_push_late({}, { locale })),
    },
  ]
}

/** A player who has read the invitation on the device can answer it there. */
const offerActions = (id: number, link: string, locale: Locale): PushAction[] => {
  const request = { params: { id } }
  return [
    {
      title: m.offers_accept({}, { locale }),
      link,
      call: callOf(acceptOffer, request, m.offers_push_accepted({}, { locale })),
    },
    {
      title: m.offers_decline({}, { locale }),
      link,
      call: callOf(declineOffer, request, m.offers_declined({}, { locale })),
    },
  ]
}

export const actionsOf = (
  { kind, offer_id, notice_type, notice_data, link }: PushedNotice,
  locale: Locale,
): readonly PushAction[] => {
  const notice = storedNotice(notice_type, notice_data)
  if (notice?.type === 'ready_called') return readyActions(notice.data, link, locale)
  if (offer_id !== null) return offerActions(offer_id, link, locale)
  return kind === 'application' && link.endsWith('/applications')
    ? [{ title: m.push_answer({}, { locale }), link }]
    : []
}
