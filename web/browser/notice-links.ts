import type { NoticeLink } from '#contract/notices/push-payload.ts'

/** A click on a notification opens its page by `open`, so that what the player is typing can be asked about first. */
export const followNoticeLinks = (open: (path: string) => void): void => {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<NoticeLink>) => {
    ports[0]?.postMessage('opened')
    open(data.path)
  })
}
