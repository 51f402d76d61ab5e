import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { m } from '#texts'
import { Button, type ButtonProps } from '#web/ui/buttons/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Pager.module.css'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  /** Counts from 1. */
  page: number
  pageCount: number
  /** Either this, for links: returns the link to a page with the given content. */
  renderLink?: ((page: number, content: ReactNode) => ReactElement) | undefined
  /** Or this, for buttons. */
  onChange?: ((page: number) => void) | undefined
}

export function Pager({ page, pageCount, renderLink, onChange }: Props) {
  if (pageCount < 2) return null
  const { numbers, last, gap } = pageNumbers(page, pageCount)

  const control = (to: number, content: ReactNode, props?: ButtonProps) => {
    if (to < 1 || to > pageCount) {
      return (
        <Button {...props} disabled>
          {content}
        </Button>
      )
    }
    if (renderLink) {
      return (
        <Button {...props} asChild>
          {renderLink(to, content)}
        </Button>
      )
    }
    return (
      <Button {...props} onClick={() => onChange?.(to)}>
        {content}
      </Button>
    )
  }
  const number = (to: number) => (
    <li key={to} className={pageCount > 5 && Math.abs(to - page) > 1 && to !== last ? styles.far : undefined}>
      {control(to, to, {
        className: classNames(styles.number, to === page && styles.current),
        'aria-label': m.ui_page({ page: to }),
        'aria-current': to === page ? 'page' : undefined,
      })}
    </li>
  )

  return (
    <nav aria-label={m.ui_pages()}>
      <ul className={styles.pager}>
        <li>
          {control(
            page - 1,
            <>
              <ChevronLeft aria-hidden />
              <span className={styles.word}>{m.ui_previous()}</span>
            </>,
            { className: styles.step },
          )}
        </li>
        {numbers.map(number)}
        {gap ? <li className={styles.gap}>…</li> : null}
        {last === undefined ? null : number(last)}
        <li>
          {control(
            page + 1,
            <>
              <span className={styles.word}>{m.ui_next()}</span>
              <ChevronRight aria-hidden />
            </>,
            { className: styles.step },
          )}
        </li>
      </ul>
    </nav>
  )
}
