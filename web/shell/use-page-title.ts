import { useEffect } from 'react'
import { m } from '#texts'
import { pageRecord } from '#web/browser/page-record.ts'

const useTitle = (title: string): void => {
  pageRecord().title = title
  useEffect(() => {
    document.title = title
  }, [title])
}

export const usePageTitle = (page: string): void => useTitle(m.shell_page_title({ page }))

/** For the home page: the name of the site comes first. */
export const useSiteTitle = (about: string): void => useTitle(m.shell_site_title({ about }))
