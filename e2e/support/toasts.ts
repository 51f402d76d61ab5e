import type { Page } from '@playwright/test'
import type { textsOf } from './texts.ts'

type Text = ReturnType<typeof textsOf>

export const toastsOf = (page: Page, text: Text) =>
  page.getByRole('region', { name: text('ui_notifications') })

/** What can be taken back is done on the server once its toast is gone. */
export const closeToast = (page: Page, text: Text) =>
  toastsOf(page, text)
    .getByRole('button', { name: text('ui_close') })
    .last()
    .click()
