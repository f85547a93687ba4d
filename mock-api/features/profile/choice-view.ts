import { preferences, type PreferenceName } from '../../../src/contract/enums/preferences.ts'
import type { Profile } from '../../world/records/profile.ts'

/** The fields of a profile that hold one text of a list each, '' for no choice yet (L-1, L-2, ENTITY2-06). */
export function choiceView(profile: Profile) {
  return {
    body_type: profile.bodyType,
    takemovie: profile.takeMovie,
    your_pre_dm: profile.meeting.dm,
    your_pre_tel: profile.meeting.tel,
    your_pre_photo: profile.meeting.photo,
    your_pre_contact: profile.meeting.contact,
    your_sadism: profile.sadism,
    your_masochism: profile.masochism,
    ...preferencesView(profile),
  }
}

function preferencesView(profile: Profile): Record<PreferenceName, string> {
  const answers: Partial<Record<PreferenceName, string>> = {}
  for (const { name } of preferences) answers[name] = profile.preferences[name] ?? ''
  return answers as Record<PreferenceName, string>
}
