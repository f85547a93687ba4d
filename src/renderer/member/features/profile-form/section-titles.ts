import { formCopy } from '../../../lib/copy/form.ts'
import type { SectionKey } from './form-mode.ts'

const { section, label } = formCopy

/** What the sections are called, at their heads and in the index. */
export const sectionTitles: Readonly<Record<SectionKey, string>> = {
  photos: section.photos,
  basics: section.basics,
  social: section.social,
  appeal: section.appealPoints,
  introduction: section.introduction,
  ideal: label.ideal,
  meeting: section.beforeMeeting,
  preferences: section.preferences,
  partner: section.partner,
  strengths: label.strengths,
  confirmations: section.confirmations,
}

/** The anchor of a section. */
export const sectionId = (key: SectionKey): string => `section-${key}`
