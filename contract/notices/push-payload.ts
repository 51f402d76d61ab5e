/** What the server tells a device, encrypted: nothing but what is shown, and where it leads. */
export interface PushPayload {
  /** The text of the notice, in the language of its reader. */
  readonly title: string
  readonly at: string
  /** A path of this site. */
  readonly link: string
  /** A later notification with the same tag takes the place of the earlier one. */
  readonly tag: string
  readonly actions: readonly { readonly title: string; readonly link: string }[]
}

/** What the service worker asks an open page for when a notification is clicked. The page answers on the port that comes with it. */
export interface NoticeLink {
  readonly path: string
}
