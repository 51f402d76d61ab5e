import { lazyRouteComponent } from '@tanstack/react-router'
import { type FunctionComponent, useEffect } from 'react'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { pageMounted } from '#web/browser/page-mounted.ts'
import { pageRecord } from '#web/browser/page-record.ts'
import { useLocale } from '#web/i18n/language.ts'

/** A page in a chunk of its own, or what some of its visitors see. It renders again when the language changes. */
export const lazyPage = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
) => {
  const loadPage = async (): Promise<{ Page: FunctionComponent<Props> }> => ({
    Page: (await loadChunk(load))[name],
  })
  const Lazy = lazyRouteComponent(loadPage, 'Page')
  const Page = (props: Props) => {
    pageRecord().modules.add(name)
    useEffect(pageMounted, [])
    useLocale()
    return <Lazy {...props} />
  }
  Page.displayName = name
  Page.preload = async () => {
    await Lazy.preload?.()
  }
  return Page
}
