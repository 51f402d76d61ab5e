import type { Endpoint } from '../wire/endpoint.ts'

/** What the server sends to a device, encrypted: only what is shown, and where it leads. */
export interface PushPayload {
  /** The text of the notice, in the language of its reader. */
  readonly title: string
  readonly at: string
  /** A path of this site. */
  readonly link: string
  /** A later notification with the same tag takes the place of the earlier one. */
  readonly tag: string
  /** Its buttons, of which browsers show two. */
  readonly actions: readonly PushAction[]
}

export interface PushAction {
  readonly title: string
  /** Where the button leads, without a call or if that fails. */
  readonly link: string
  /** What the service worker calls for the player, without opening a page. */
  readonly call?: PushCall
}

export interface PushCall {
  readonly method: Endpoint['method']
  /** A path of the API. */
  readonly path: string
  readonly body: object
  /** What the notification says afterwards. */
  readonly done: string
}

/** What the service worker asks an open page for when a notification is clicked. The page answers on the port that comes with it. */
export interface NoticeLink {
  readonly path: string
}
