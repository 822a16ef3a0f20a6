import { parseFixture } from "../parse-fixture.ts";

/**
 * Larkhill Online, an invented evening university: rules that resemble each other, and students who
 * write in haste.
 */
export const courseSupport = parseFixture(
  "course support",
  `
? enrol | How do I enrol in a course?
Open the course page and press Enrol. Places are given in the order of payment.
? enrol-late | Can I enrol after the course has begun?
Until the end of the second week, with the consent of the tutor.
? drop | How do I drop a course?
Under My courses choose Leave. Until week three nothing appears in your record.
? refund | Do I get my fee back when I leave a course?
Before the first day in full, until week two one half, afterwards nothing.
? fee | How much does a course cost?
140 crowns for each course; the laboratory courses cost 190 crowns.
? instalments | Can I pay the fee in instalments?
Yes, in three parts: on enrolment, in week four and in week eight.
? scholarship | Are there scholarships?
Twelve a year. Apply with two letters by 1 June.
? exam-date | When are the exams?
In week thirteen. The room and the hour are published on the notice board ten days before.
? exam-register | Do I have to register for an exam?
Yes, until the end of week ten under Exams. Without registration you cannot sit it.
? exam-missed | I was ill on the day of the exam
Send a medical note within three days. You may sit the exam again in the first week of the next term.
? exam-repeat | How often can I repeat a failed exam?
Twice. The second repeat is an oral one.
? exam-open-book | May I use my notes in the exam?
Two sheets written by hand are allowed, printed ones are not.
? exam-calculator | Which calculator is allowed?
Any without a network. Phones must be switched off and put into your bag.
? exam-results | When do we get the results of the exam?
Three weeks after the exam by e-mail.
? exam-review | Can I see my corrected exam?
On request within four weeks of the results, in the office of the tutor.
? assignment-submit | How do I hand in an assignment?
Upload it as a PDF under Assignments before Sunday, 23:59.
? assignment-late | What happens if I hand in an assignment late?
Each day late costs ten percent. After four days it is not accepted.
? assignment-extension | Can I get an extension for an assignment?
Ask your tutor by e-mail at least two days before it is due. One extension a term is possible.
? assignment-group | May we work on assignments in a group?
You may discuss, but each student writes alone. Write the names of the others on the first page.
? assignment-format | Which file formats are accepted for assignments?
PDF only, at most 20 megabytes.
? assignment-resubmit | Can I replace a file that I have handed in?
As often as you like until the deadline. The last file counts.
? plagiarism | What counts as plagiarism?
Every sentence taken from others without naming the source, and code as well. The first case is zero points, the second is exclusion.
? ai-tools | May I use AI tools?
To understand the matter yes, to write what you hand in no.
? grade-pass | How many points do I need to pass?
50 of 100, and at least 40 in the exam.
? grade-weights | How is the final grade made up?
Assignments count 40 percent, the exam 60 percent.
? grade-appeal | I do not agree with my grade
Write to the tutor within two weeks and name the task. A second reader then decides.
? certificate | When do I receive the certificate?
Two weeks after the last result as a signed PDF. A printed one costs 10 crowns.
? credits | How many credits is a course worth?
Five credits, laboratory courses six.
? transfer-credits | Can credits from another university be counted?
Up to thirty, if the course description is not older than eight years.
? lectures-recorded | Are the lectures recorded?
Yes, the recording is there the next morning and stays until the end of the term.
? lectures-live | What time are the live lectures?
Tuesdays and Thursdays from 19:00 to 20:30.
? attendance | Is attendance required?
Only in the laboratory, where you may miss one evening.
? tutor-contact | How do I reach my tutor?
In the forum or by e-mail; answers come within two working days.
? office-hours | When are the office hours?
Wednesdays from 18:00 to 19:00 by video.
? forum-rules | What are the rules of the forum?
Be kind, post no solutions, and search before you ask.
? textbook | Do I have to buy a textbook?
No. All texts are on the course page free of charge.
? library | How can I use the library?
Your student number opens the online shelves. Paper books are sent for 4 crowns each way.
? software | Which software do I need?
A browser and the free editor Quill. Laboratory courses need the simulator, about 3 gigabytes.
? computer | What computer do I need?
Any from the last eight years with 8 gigabytes of memory and a camera.
? password | I cannot sign in to the learning platform
Use Forgot password with your student number. After five wrong tries the account is closed for an hour.
? student-card | Do I get a student card?
A digital one in the app. It gives discounts on trains and in museums.
? prerequisites | Are there prerequisites?
They are named on the course page. A test at the start shows whether you are ready.
? break | Can I take a term off?
Up to two terms without giving a reason. Tell the office before week one.
? disability | Is there support for students with disabilities?
Longer exam time, texts to listen to and sign language on request.
? term-dates | When does the term begin?
The autumn term on 14 September, the spring term on 8 February.
? graduation | Where does the graduation take place?
In the Old Brewery in Larkhill on the last Saturday of July.
? thesis | How long may the thesis be?
Forty to sixty pages without the appendix.
? thesis-time | How much time do I have for the thesis?
Five months from the day the topic is given.
+ enrol | how to enrol for a course | Enrol
~ enrol-late | the course started last week, can I still enrol? | second week
+ drop | how can I drop a course | Leave
~ refund | do I get a refund if I leave the course | half
+ fee | what does a course cost | 140
~ fee | price of laboratory courses | 190
+ instalments | pay in instalments | three parts
% scholarship | are there scholaships | 1 June
+ exam-date | when is the exam? | week thirteen
+ exam-register | must I register for the exams | week ten
~ exam-missed | I was sick and ill on exam day | medical note
+ exam-repeat | how many times may I repeat an exam I failed | Twice
~ exam-open-book | can I take notes into the exam | Two sheets
+ exam-calculator | is a calculator allowed | network
+ exam-results | when will the exam results be out | Three weeks
% exam-review | see my corected exam | four weeks
+ assignment-submit | how do I submit and hand in my assignment | Upload
+ assignment-late | I handed in the assignment late, what happens | ten percent
+ assignment-extension | extension for an assignment | two days
~ assignment-group | can we do the assignments together in a group | alone
+ assignment-format | which file format | PDF
~ assignment-resubmit | can I replace the file after handing it in | last file
% plagiarism | what is plagarism | source
+ ai-tools | are AI tools allowed | understand
+ grade-pass | how many points to pass | 50 of 100
+ grade-weights | how is the grade made up | 60 percent
~ grade-appeal | I don't agree with the grade I got | second reader
+ certificate | when do I get my certificate | Two weeks
+ credits | how many credits do I get for a course | Five
+ transfer-credits | credits from another university | thirty
~ lectures-recorded | can I watch a recording of the lecture later | next morning
+ lectures-live | when are live lectures? | 19:00
+ attendance | do I have to attend, is attendance required | laboratory
+ tutor-contact | how can I reach the tutor | forum
% office-hours | ofice hours | Wednesdays
+ textbook | must I buy a textbook | No
+ library | using the library | student number
+ software | what software is needed | Quill
+ computer | which computer do I need | camera
~ password | sign in to the platform does not work | Forgot password
+ student-card | student card | digital
+ break | can I take a term off | two terms
~ disability | support for disabled students | Longer exam time
+ term-dates | when does the spring term begin? | 8 February
+ graduation | where is graduation | Old Brewery
+ thesis | how many pages may the thesis have | Forty
+ thesis-time | how much time is there for the thesis | Five months
- Is there a canteen?
- Can I live on campus?
- Do you teach courses in Danish?
- How do I rent a locker?
- Is there a student orchestra?
- Where can I park my car during lectures?
- Do you offer a doctorate?
! What is the speed of light?
! How do I fix a dripping tap?
! who is the king of Spain
! good restaurants in Rome
! what should I wear to a wedding
! how tall is the Eiffel tower
`,
);
