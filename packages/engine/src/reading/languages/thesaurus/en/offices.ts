import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about forms, public offices, insurance, health and work. */
export const offices = groupList(`
  form, application form, questionnaire, sheet, paper
  fill in, fill out, complete, enter data
  submit, send in, hand in, file, lodge, turn in
  application, request, claim, petition
  apply, request, submit application, file an application
  application status, status of my application, progress of my request, has it been processed
  process, handle, deal with, processing
  approve, accept, authorise, authorize, grant, confirm, sign off
  reject, decline, refuse, deny, turn down, refusal, rejected
  certificate, proof, attestation, document, confirmation
  identity card, id card, passport, proof of identity, id, identification
  driving licence, driver's license, driving license
  birth certificate, birth record
  residence, place of residence, home address, domicile
  register address, change of address, moved house, relocation, moved, new address, moving
  address, location, where, street, place, directions
  directions, how to get there, route, way, parking, public transport
  parking, car park, parking lot, park
  accessibility, wheelchair, disabled access, barrier-free, step-free, disability
  authority, office, public office, agency, administration
  official, public, government
  benefit, allowance, aid, grant, subsidy, support
  signature, sign, e-signature, electronic signature, signed
  required documents, documents needed, what do i need, paperwork, supporting documents
  supporting document, evidence, proof, justification, attachment
  appeal, objection, contest, dispute, challenge
  fine, penalty, late fee
  eligible, eligibility, entitled, qualify, who can, requirements, conditions
  requirement, prerequisite, condition, needed, necessary, must have, system requirements
  compatible, compatibility, supported, work with, works with
  insurance, cover, insured, coverage
  accident, damage, crash, incident
  theft, stolen, robbed, steal
  job, vacancy, career, position, work for you
  salary, pay, wage, income
  doctor, physician, gp, practitioner
  medicine, medication, drug, prescription
  health, medical, illness, sick, ill
  object, dispute, contest, challenge, disagree, complain about
  claim, report a claim, damage report, insurance claim
  excess, deductible, own share
  mandatory, required, compulsory, have to, must i
  stolen, robbed, taken, pickpocket
  police report, report to police, crime reference
  papers, documents, proof, what do i need, what to bring
  hand in, drop off, bring back, return, leave
  send in, submit, upload, mail in, attach
  form, application form, paperwork, papers, sheet to fill, red tape
  fill in, fill out, complete, answer all the boxes
  apply, put in an application, ask for officially, go about applying
  application status, how far is my application, heard back, any news, any progress, what's happening with my application, where is my application, processed yet, still being processed, dealt with
  processing time, how long … take to process, how long … application, how long … decision, when do i get a decision, takes so long
  documents, required documents, papers, which papers, what paperwork, what do i have to bring, bring with me, what should i send in, evidence
  missing document, don't have the document, lost … certificate, papers … lost, haven't got the paper, document … missing
  submit documents, hand in papers, send papers, upload documents, send in my
  passport, travel document, lost passport, passport … gone, passport … expired, new passport, renew passport, passport … stolen
  id card, identity card, identification, id … expired, id … lost, personal id
  driving licence, driver's license, lost my licence, learner, driving test, licence … expired, exchange my licence
  car registration, register a car, number plate, license plate, plates, log book, logbook, vehicle title, v5c
  register address, change of address, new address, moved, moved house, tell you i moved, new place, just moved
  birth certificate, newborn, baby, new baby, had a baby, birth, just born, register a birth
  marriage, wedding, get married, getting hitched, tie the knot, marriage certificate, civil partnership
  divorce, separated, split up, broke up, ex-wife, ex-husband
  death certificate, death, died, register a death, passed away, funeral
  benefit, allowance, support payment, dole, unemployed, on the dole, welfare, universal credit, lost my job
  child benefit, money for my kid, money for the children, parental allowance, kid allowance
  parental leave, maternity leave, paternity leave, expecting, pregnant, having a baby, maternity pay
  pension, retire, stop working, old age, when can i retire
  housing benefit, help with rent, rent support, can't pay the rent, cannot pay my rent, council housing
  childcare, kindergarten, nursery, daycare, crèche, preschool, kita, place for my child
  school, school place, enrol my child, change school, catchment, primary school
  visa, residence permit, permit, immigration, stay in the country, work permit, leave to remain, green card
  citizenship, naturalisation, become a citizen, passport of this country
  tax, council tax, income tax, tax bill, taxman, pay my taxes
  tax return, declare, file my taxes, do my taxes, tax refund, tax back, deadline for taxes
  self-employed, freelance, own business, my own boss, sole trader, side hustle, start a business, set up a business, register a business, one-man
  appeal, object, don't agree with the decision, disagree with, fight the decision, challenge, contest, not fair, unfair, decision … wrong
  rejected application, application refused, turned down, denied, refused, knocked back, why was i rejected
  fine, penalty, got fined, penalty notice, pay the fine
  parking permit, resident parking, park outside my house, residents permit
  rubbish, waste, garbage, bin, trash collection, bin day, recycling, bulky waste, old sofa, mattress, bin … not emptied, wasn't emptied, refuse collection
  pothole, street light, streetlight, report damage, broken lamp, graffiti, fly-tipping, dumped rubbish
  noise complaint, neighbour … loud, noise at night, barking, party next door
  dog tax, dog licence, register my dog, new puppy, puppy
  library, borrow books, library card, loan period, books … late, renew books, overdue book
  vote, election, postal vote, ballot, polling station
  appointment, come in person, see someone in person, walk in, without an appointment, queue, just turn up
  online service, from home, over the internet, in person
  certified copy, notarised, notarized, certify, legalised, apostille, officially stamped, stamp
  translation, translated documents, sworn translator, interpreter, don't speak
  eligible, qualify, am i entitled, do i qualify, who is entitled, have a right to
  insurance, cover, policy, coverage, am i covered, protected against, insured against
  insurance claim, claim, make a claim, report damage, report a loss, tell the insurance, file a claim, get the insurance to pay
  claim status, claim … progress, claim … taking, when … pay out, claim paid, heard about my claim
  claim rejected, claim denied, insurance won't pay, refuses to pay, don't want to pay, claim … turned down
  excess, deductible, pay myself, my share, my part, out of pocket, co-pay, own contribution
  insurance premium, what i pay for insurance, premium … gone up, monthly premium
  no-claims bonus, no claims, claim-free, discount for no accidents, ncb
  beneficiary, who gets the money, in case i die, nominee
  insurance card, health card, insurance certificate, proof of insurance, proof of cover, green card
  travel insurance, ill abroad, sick abroad, hospital abroad, broke my leg skiing, doctor abroad, on holiday … sick, repatriation, fly me home
  household insurance, contents insurance, burst pipe, flooded, water leak, pipe burst, leaking ceiling, water damage, fire, storm, hail, tree fell, break-in
  liability insurance, i broke somebody's, my kid broke, knocked over, damaged someone else's, broke someone's window, third party
  car insurance, crashed my car, hit my car, someone drove into, rear-ended, windscreen, windshield, stone chip, hit a deer
  health insurance, sickness fund, medical insurance, add my baby, add spouse, insure my family, cover my family, dependants
  doctor, gp, physician, family doctor, surgery, see a doctor, medic
  specialist, referral letter, sent to a specialist
  prescription, repeat prescription, ran out of my pills, pills, meds, medicine, refill, more tablets, out of medication
  pharmacy, chemist, drugstore, pick up my pills
  test results, lab results, blood test, bloods, results, what did the test say, scan results
  medical records, my file, patient record, health record, doctor's notes, medical history
  hospital, a&e, emergency room, ward, operation, stay in hospital, surgery
  hospital visiting, visiting hours, visit my mother, visit a patient, see a patient
  dentist, tooth, toothache, crown, braces, denture, dental
  glasses, spectacles, contact lenses, optician, eye test, specs
  vaccination, jab, immunisation, booster
  therapy, physio, physiotherapy, massage, counselling, therapist, depressed, anxious, mental health
  treatment abroad, reimbursed, get the doctor's bill back, medical bill, claim medical, send in doctor's bill
  allergy, allergic, reaction, rash, swollen, side effects
  patient portal, online doctor, video consultation, telehealth, see a doctor online, talk to a doctor
  job, vacancy, are you hiring, apply for a job, cv
  payslip, pay slip, wages, payroll, salary, paycheck, pay check, pay stub, got paid wrong, not been paid
`);
