/** Up to five pages around the current one, then the last page after a gap. */
export const pageNumbers = (page: number, pageCount: number) => {
  const first = Math.max(1, Math.min(page - 2, pageCount - 4))
  const length = Math.min(5, pageCount)
  const numbers = Array.from({ length }, (_, index) => first + index)
  const end = first + length - 1
  return { numbers, last: end < pageCount ? pageCount : undefined, gap: end < pageCount - 1 }
}
