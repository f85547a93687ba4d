import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { stillness } from './stillness.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  /** Selector of elements with separate checks. */
  readonly exclude?: string
}

/** Looks of text that passed the contrast check in this worker. The check takes most of axe's time. */
let passedLooks: readonly string[] = []

interface Judgement {
  readonly exclude: readonly string[]
  readonly onlyContrast: boolean
  /** Looks that passed before. */
  readonly passed: readonly string[]
}

/**
 * Runs axe in the document and returns violations and all looks that passed. A look is what the contrast depends on: colour,
 * size, weight and shadow of a text, and the backgrounds behind it up to the first opaque one. Text whose look has
 * passed is not checked again. Text without an opaque background has no look, and is checked each time, if it is out of the
 * flow or in a box that something out of the flow overlaps, because anything may lie behind it.
 */
async function judgeDocument({ exclude, onlyContrast, passed }: Judgement): Promise<[string[], string[]]> {
  const isOpaque = (color: string) => !color.startsWith('rgba(') && !color.includes('/') && color !== 'transparent'
  /** Painted elements out of the flow, with their places. */
  const layers: [Element, DOMRect][] = []
  const outOfFlow = new Set<Element>()
  for (const element of document.body.querySelectorAll('*')) {
    const { position, backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const isOut = !['static', 'relative'].includes(position) || outOfFlow.has(element.parentElement ?? element)
    if (!isOut) continue
    outOfFlow.add(element)
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    if (opacity !== '0' && (isPainted || element.matches('img, svg, canvas, video, iframe')))
      layers.push([element, element.getBoundingClientRect()])
  }
  const isOverlapped = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return layers.some(
      ([layer, at]) =>
        at.left < right &&
        at.right > left &&
        at.top < bottom &&
        at.bottom > top &&
        !layer.contains(element) &&
        !element.contains(layer),
    )
  }
  interface Behind {
    readonly backgrounds: string
    /** False if a box on the way is positioned, so that only its place tells what lies behind it. */
    readonly isPlain: boolean
  }
  const known = new Map<Element, Behind | undefined>()
  const backgroundsBehind = (element: Element): Behind | undefined => {
    if (known.has(element)) return known.get(element)
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style
    const effects = [backgroundImage, opacity, filter, mixBlendMode].join(' ')
    const isLast = isOpaque(backgroundColor) && effects === 'none 1 none normal'
    const isMoved = [style.top, style.right, style.bottom, style.left].some((by) => !['auto', '0px'].includes(by))
    const isInFlow = position === 'static' || (position === 'relative' && !isMoved)
    const { parentElement } = element
    const none = { backgrounds: '', isPlain: true }
    const below = isLast || !parentElement ? none : isInFlow ? backgroundsBehind(parentElement) : undefined
    const behind = below && {
      backgrounds: `${backgroundColor} ${effects} ${below.backgrounds}`,
      isPlain: below.isPlain && (isLast || position === 'static'),
    }
    known.set(element, behind)
    return behind
  }
  const lookOf = (element: Element): string | undefined => {
    const behind = backgroundsBehind(element)
    if (behind === undefined || (!behind.isPlain && isOverlapped(element))) return undefined
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return [color, fontSize, fontWeight, textShadow, behind.backgrounds].join(' ')
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())

  const mark = 'data-contrast-unknown'
  const looks = new Set(passed)
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.matches('input, select, textarea') && !hasText(element)) continue
    const look = lookOf(element)
    element.toggleAttribute(mark, look === undefined || !looks.has(look))
  }
  const { configure, run } = Reflect.get(window, 'axe') as typeof axe
  configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: `[${mark}]` }] })
  const { violations, passes } = await run(
    { exclude: [...exclude] },
    {
      resultTypes: ['violations', 'passes'],
      selectors: false,
      elementRef: true,
      preload: false,
      ...(onlyContrast && { runOnly: ['color-contrast'] }),
    },
  )
  const ok = passes.find(({ id }) => id === 'color-contrast')
  for (const { element } of ok?.nodes ?? []) {
    const look = element && lookOf(element)
    if (look !== undefined) looks.add(look)
  }
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element }) => `${id}: ${element?.outerHTML.slice(0, 300)}`),
  )
  return [found, [...looks]]
}

async function judge(page: Page, { exclude }: Look, onlyContrast = false): Promise<string[]> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const [found, passed] = await page.evaluate(judgeDocument, {
    exclude: exclude === undefined ? [] : [exclude],
    onlyContrast,
    passed: passedLooks,
  })
  passedLooks = passed
  return found
}

/** Violations of axe on the page, as `rule: element`. */
export const violations = (page: Page, look: Look = {}): Promise<string[]> => judge(page, look)

/** Violations of contrast alone, for the second colour scheme. */
export const contrastViolations = (page: Page, look: Look = {}): Promise<string[]> => judge(page, look, true)

/** Violations in both colour schemes; the second run checks contrast only, which alone depends on colours. */
export async function violationsOfBoth(page: Page, look: Look = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await judge(page, look)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await contrastViolations(page, look)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((found) => `dark ${found}`)]
}
