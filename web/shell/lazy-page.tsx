import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useLocale } from '#web/i18n/language.ts'
import { loadChunk } from './load-chunk.ts'

/** A page in a chunk of its own, which is rendered again in place when the language changes. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => {
  const Lazy = lazyRouteComponent(() => loadChunk(load), name)
  const Page = () => {
    useLocale()
    return <Lazy />
  }
  Page.preload = async () => {
    await Lazy.preload?.()
  }
  return Page
}
