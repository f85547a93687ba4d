import type { PhoneName } from '../../rules/hosts.ts'
import type { Language } from '../../rules/language.ts'
import { type ActionOf, isPageAction, type PageAction, type StoryAction } from '../actions.ts'
import type { ShownExpectation } from '../expectations.ts'
import type { StorylineFile } from '../file.ts'
import { partsOf, storyTextsIn } from '../story-parts.ts'
import { needsMark, writeCall, writeControl, writeRecorded } from './call-statements.ts'
import { caseCopy, type CaseWords } from './case-copy.ts'
import { call, chain, type Code, object, quoted } from './code.ts'
import { layOut } from './layout.ts'
import { pageActionCode, shownCodes, specFolder } from './page-statements.ts'
import { variableNames } from './people-names.ts'
import { SpecPages } from './spec-pages.ts'
import { TestBody } from './test-body.ts'
import { fileImports, peopleOf, recordNames, testFile, worldOptions, writeCapsule, writePoints } from './test-file.ts'

/**
 * Returns a story as a Playwright spec on `yoimachi/playwright`: each phone is a page of a context of its own.
 * @param nameOf the name of a persona; any other text stays
 */
export function playwrightSpec(
  story: StorylineFile,
  nameOf: (person: string) => string,
  language: Language = 'ja',
): string {
  return new Spec(storyTextsIn(language, story), nameOf, caseCopy[language]).write()
}

class Spec {
  private readonly body: TestBody
  private readonly pages: SpecPages
  /** Phones whose page was loaded before the world was changed beside them. */
  private readonly stale = new Set<PhoneName>()

  constructor(
    private readonly story: StorylineFile,
    nameOf: (person: string) => string,
    private readonly words: CaseWords,
  ) {
    const actions = partsOf(story).flatMap((part) => part.actions)
    const names = variableNames(peopleOf(story), nameOf)
    this.pages = new SpecPages(this.people(), actions, names)
    this.body = new TestBody(
      { ...recordNames(names), member: (person) => `${names.get(person)}Member` },
      actions.filter(needsMark).length,
    )
  }

  write(): string {
    const { story, body } = this
    writeCapsule(story, specFolder, body)
    for (const [phone, person] of this.people()) this.writePhone(phone, person)
    for (const { title, place, actions } of partsOf(story)) {
      if (place !== 'begin') body.comment(title || place)
      if (place === 'begin') this.writeFirstPages(actions)
      for (const [index, action] of actions.entries()) this.writeAction(action, actions[index + 1])
      writePoints(story, place, body, this.words)
    }
    const uses = (name: string) => body.uses.has(name)
    return testFile({
      title: story.title,
      imports: [...fileImports(body), `import { ${uses('expect') ? 'expect, ' : ''}test } from 'yoimachi/playwright'`],
      setup: layOut('', chain('test', '.use', worldOptions(story)), 0),
      fixtures: ['mock', 'openPhone', 'fillCard', 'refresh'].filter(uses),
      body,
    })
  }

  private people() {
    return Object.entries(this.story.people) as [PhoneName, string][]
  }

  private writePhone(phone: PhoneName, person: string | null): void {
    const statement = this.pages.open(phone, person)
    const options = this.story.quiet === true ? [object({ quiet: 'true' })] : []
    const nobody = options.length === 0 ? [] : ['undefined']
    const args = [quoted(phone), ...(person === null ? nobody : [quoted(person)]), ...options]
    this.body.add(call('openPhone', ...args), `${statement}await `)
  }

  /** A phone for which the story opens no page shows the first page of the app. */
  private writeFirstPages(actions: readonly StoryAction[]): void {
    for (const [phone] of this.people())
      if (!actions.some((action) => 'open' in action && action.phone === phone)) this.writeGoTo(phone, quoted('/home'))
  }

  private writeGoTo(phone: PhoneName, address: Code): void {
    this.body.add(chain(this.pages.on(phone), '.goto', address))
    this.stale.delete(phone)
  }

  /** Makes a page load again what a call changed beside it, before it is used or looked at. */
  private writeRefresh(phone: PhoneName): void {
    if (this.stale.delete(phone)) this.body.add(call('refresh', this.pages.on(phone)))
  }

  private writeAction(action: StoryAction, next: StoryAction | undefined): void {
    if (needsMark(action)) this.body.mark()
    if (isPageAction(action)) this.writePageAction(action)
    else if ('open' in action) this.writeGoTo(action.phone, this.body.text(action.open, 'page'))
    else if ('become' in action) this.writeBecome(action, next)
    else this.writeBesidePages(action)
    for (const expected of action.expect ?? []) if (!writeRecorded(expected, this.body)) this.writeShown(expected)
  }

  private writeBesidePages(action: ActionOf<'control' | 'call'>): void {
    if ('control' in action) writeControl(action, this.body)
    else writeCall(action, this.body)
    for (const phone of this.pages.phones()) this.stale.add(phone)
  }

  private writeBecome({ phone, become }: ActionOf<'become'>, next: StoryAction | undefined): void {
    this.writePhone(phone, become)
    if (next && 'open' in next && next.phone === phone) return
    this.writeGoTo(phone, quoted(become === null ? '/login' : '/home'))
  }

  private writePageAction(action: PageAction): void {
    this.writeRefresh(action.phone)
    // A slow network needs more than Playwright's context offers, so it stays a comment.
    if ('network' in action && action.network === 'slow') this.body.note(this.words.notSlow)
    else this.body.add(pageActionCode(this.pages.on(action.phone), action, this.body))
  }

  private writeShown(expected: ShownExpectation): void {
    this.writeRefresh(expected.phone)
    for (const code of shownCodes(this.pages.on(expected.phone), expected)) this.body.add(code)
  }
}
