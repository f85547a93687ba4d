import { check, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn, allowedVerdicts, automaticVerdict } from './age-verdict.ts'

const day = '2026-11-20'
const issuer = '東京都公安委員会'

test('D-14 IMP-14 a legible document of an adult allows everything and is approved automatically', () => {
  expect(allowedVerdicts({ birthDate: '1996-01-01', issuer }, day)).toEqual([1, 2, 3, 4])
  expect(automaticVerdict({ birthDate: '1996-01-01', issuer }, day)).toBe(2)
})

test('IMP-14 FAQ-26 approves nothing without a legible issuer and birth date', () => {
  for (const document of [
    { birthDate: null, issuer },
    { birthDate: '1996-01-01', issuer: null },
    { birthDate: '1996-01-01', issuer: '' },
    undefined,
  ]) {
    expect(allowedVerdicts(document, day)).toEqual([1, 3, 4])
  }
  expect(automaticVerdict({ birthDate: null, issuer }, day)).toBe(1)
})

test('D-18 D-36 under 18 only the two refusals of minors remain, until the birthday', () => {
  const document = { birthDate: '2008-06-15', issuer }
  expect(allowedVerdicts(document, '2026-06-14')).toEqual([3, 4])
  expect(automaticVerdict(document, '2026-06-14')).toBe(3)
  expect(allowedVerdicts(document, '2026-06-15')).toEqual([1])
})

test('D-18 IMP-14 at 18 approves nothing before the first April 2 after the birthday', () => {
  const document = { birthDate: '2008-06-15', issuer }
  expect(automaticVerdict(document, '2027-04-01')).toBe(1)
  expect(allowedVerdicts(document, '2027-04-01')).toEqual([1])
  expect(automaticVerdict(document, '2027-04-02')).toBe(2)
})

test('D-18 a member born on April 1 leaves school the next day, one born on April 2 a year later', () => {
  expect(allowedVerdicts({ birthDate: '2008-04-01', issuer }, '2026-04-01')).toEqual([1])
  expect(allowedVerdicts({ birthDate: '2008-04-01', issuer }, '2026-04-02')).toContain(2)
  expect(allowedVerdicts({ birthDate: '2008-04-02', issuer }, '2027-04-01')).toEqual([1])
  expect(allowedVerdicts({ birthDate: '2008-04-02', issuer }, '2027-04-02')).toContain(2)
})

test('D-18 approves nobody under 18 and keeps nobody of 19 out, whatever the document says', () => {
  const days = date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }).map((at) =>
    at.toISOString().slice(0, 10),
  )
  const holds = check(
    property(days, days, (birthDate, on) => {
      const approvable = allowedVerdicts({ birthDate, issuer }, on).includes(2)
      const age = ageOn(birthDate, on)
      return age < 18 ? !approvable : age === 18 || approvable
    }),
    { numRuns: 1000 },
  )
  expect(holds.counterexample).toBeNull()
})
