import { patternList, phraseList, wordSet } from "../../../language.ts";
import type { MessageWords } from "../../message/message-words.ts";

/** These are the words of messages in English. */
export const en: MessageWords = {
  quotationMarks: ["“", "”"],
  actions: {
    add: phraseList(
      "add | create | creation | make | set up | setup | register | registration | sign up | signup | start | open | insert | attach | enter | new | put … in | invite | invitation | bring … in",
    ),
    remove: phraseList(
      "remove | removal | delete | deletion | erase | erasure | wipe | clear | discard | uninstall | get rid of | take … off | take out | take down | throw away | kick out | kick | drop",
    ),
    cancel: phraseList(
      "cancel | cancellation | terminate | termination | unsubscribe | end | stop | quit | opt out | close | closure | call off | withdraw | revoke",
    ),
    change: phraseList(
      "change | edit | modify | modification | alter | adjust | adapt | rename | replace | switch | swap | correct | customise | customize | customisation | customization | configure | set | amend | fix",
    ),
    enable: phraseList(
      "enable | activate | activation | make … active | turn on | turn … on | switch on | switch … on | unmute | allow",
    ),
    disable: phraseList(
      "disable | deactivate | deactivation | turn off | turn … off | make … inactive | inactivate | switch off | switch … off | mute | silence | pause | suspend | shut off | shut down",
    ),
    block: phraseList("block | ban | restrict | restriction | exclude | prevent | lock | limit | blacklist | report"),
    hide: phraseList("hide | conceal | archive | collapse | unpublish"),
    show: phraseList(
      "show | display | view | see | find | locate | look up | search | check | unhide | preview | track | read | list",
    ),
    share: phraseList("share | publish | embed | make … public | give … access | grant | forward | post"),
    invite: phraseList("invite | invitation | bring … in"),
    connect: phraseList(
      "connect | connection | link | pair | integrate | integration | sync | synchronise | synchronize | hook up | plug in | join",
    ),
    disconnect: phraseList("disconnect | unlink | unpair | detach | leave | unsync"),
    install: phraseList("install | installation | deploy | put … on"),
    update: phraseList("update | upgrade | renew | renewal | refresh"),
    export: phraseList("export | download | save | extract | back up | backup | get … out"),
    import: phraseList("import | upload | load | bring … over | migrate | put … on"),
    pay: phraseList("pay | payment | settle | charge | bill"),
    buy: phraseList("buy | purchase | order | subscribe | subscription | get"),
    refund: phraseList(
      "refund | reimburse | reimbursement | return | send back | send … back | give back | money back | exchange",
    ),
    send: phraseList("send | mail | ship | shipping | deliver | delivery | submit | dispatch | resend"),
    restore: phraseList(
      "restore | recover | recovery | undelete | undo | get … back | bring … back | retrieve | reopen | reactivate | revert",
    ),
    reset: phraseList("reset | restart | reboot | start over | clear"),
    verify: phraseList(
      "verify | verification | confirm | confirmation | authenticate | authentication | validate | prove",
    ),
    print: phraseList("print"),
    signIn: phraseList("sign in | sign … in | log in | log … in | login | signin | log on | logon | sign on"),
    signOut: phraseList("sign out | sign … out | log out | log … out | logout | signout | log off"),
    contact: phraseList("contact | reach | call | phone | write to | speak | talk | message | complain | get in touch"),
    move: phraseList("move | transfer | shift | reorder | sort | migrate | relocate | drag"),
    book: phraseList(
      "book | booking | reserve | reservation | schedule | appointment | rebook | reschedule | postpone",
    ),
    copy: phraseList("copy | duplicate | clone | repeat"),
  },
  statements: {
    negations:
      /\b(?:not|never|no longer|without|cannot|cant|dont|doesnt|didnt|isnt|arent|wasnt|werent|wont|wouldnt|shouldnt|couldnt|havent|hasnt|hadnt|unable|no(?! \d)|nor|neither|none|unavailable|impossible)\b/,
    reasons:
      /\b(?:because|since|due to|owing to|so that|in order to|otherwise|therefore|that is why|thats why|this is why|the reasons?|as a result|caused by|thanks to|for (?:your |our )?(?:safety|security|legal|technical|privacy) ?(?:reasons)?|required by law|by law|the law|prevents?|avoids?|protects?)\b/,
    fault:
      /^(?:the |possible |common )?(?:problems?|issues?|symptoms?|causes?|reasons?|question|error|explanation|background|what (?:is )?(?:wrong|happening|the (?:problem|issue))|why (?:does|did|is|do) (?:this|it|that) (?:happen|happening|occur)|why this happens)$/,
    remedy:
      /^(?:the |possible |suggested |recommended |quick )?(?:solutions?|resolutions?|fix|fixes|remedy|remedies|workarounds?|answer|(?:how (?:to|do i|can i|do you|you can) |steps to )(?:fix|solve|resolve)(?: (?:it|this|that|(?:the|this) (?:problem|issue|error)))?|what (?:to|can i|can you|should i|should you) do(?: (?:about (?:it|this)|now|next|then))?)$/,
  },
  questionForms: {
    please: "please|pls|plz|kindly|excuse me|sorry",
    request: String.raw`(?:can|could|would|will) (?:you|u|someone|anyone|somebody) (?:please )?(?:tell|show|inform|remind) (?:me|us)(?: please)?(?: about| of)?|(?:can|could|would|will) (?:you|u|someone) (?:please )?(?:explain|describe)(?: to (?:me|us))?|(?:can|could) (?:you|u|someone) (?:please )?(?:let (?:me|us) know|give (?:me|us)(?= (?:the|your|more|some|any|details|information)\b))|(?:tell|show|inform|remind) (?:me|us)(?: about| of)?|(?:explain|describe)(?: to (?:me|us))?|let (?:me|us) know|give (?:me|us)(?= (?:the|your|more|some|details|information)\b)|(?:i|we) (?:would|d|want|wanted|need|wish)(?: really)?(?: like| love)?(?: to)? (?:know|ask|find out|understand)(?: about| more about)?|id (?:like|love) to (?:know|ask|find out)(?: about)?|(?:i|we) (?:have|had|ve|got|have got) (?:a|one|another) (?:quick |short |small )?question(?: about| on| regarding| concerning)?|(?:quick|short|another|one more) question(?: about| on| regarding)?|question about|(?:i (?:was|am|m) |im )?(?:just )?wondering(?: about)?|i wonder|do you (?:happen to )?know|(?:do you have )?any idea|(?:can|may|could) i ask`,
    why: /^(?:(?:and|but|so|hi|hello|hey|ok) )*(?:why|how come|what(?: is| s)? the reason|whats the reason|for what reason)\b|\b(?:tell me|know|understand|wondering|explain) why\b/,
    howTo:
      /^(?:(?:and|but|so|hi|hello|hey|ok|please) )*(?:how (?:do|can|could|should|would|might|to|does one|did|shall)|how (?:i|we) (?:can|could|do)|hows|what (?:do|should|must|can) (?:i|we) (?:need to |have to )?do|whats? (?:is )?the (?:best |easiest |right |quickest )?way|where (?:do|can|could|should|would|must) (?:i|we|you)|where (?:to|is the (?:button|setting|option|menu))|(?:i |we )?(?:want|need|would like|wish|am trying|are trying|trying|id like|wanna|im trying) to|steps to|instructions|guide)\b|\b(?:how (?:to|do i|can i|i can|do we|can we)|(?:show|tell|teach|explain to) me how)\b/,
    yesNo:
      /^(?:(?:and|but|so|hi|hello|hey|ok|please|or) )*(?:is|are|am|was|were|do|does|did|can|could|may|might|will|would|shall|should|must|has|have|had|isnt|arent|dont|doesnt|didnt|cant|wont|any chance|is it possible|are there|is there)\b/,
    fact: /\b(?:what|whats|which|who|whos|whom|whose|when|whens|where|wheres|how (?:much|many|long|old|often|far|big|large|high|tall|fast|soon|late|early|deep|heavy|wide))\b/,
  },
  vague: {
    whereabouts: phraseList("where are you located | where is your location | where do i find you"),
    complaints: wordSet(`
      difficulty difficulties
      work works working worked function functioning help issue issues problem problems trouble error
      errors bug bugs bugged wrong broken broke breaks break fail fails failed failing stuck weird strange odd
      crazy bad crash crashed crashes crashing down slow frozen freeze lost confused confusing hard
      difficult urgent emergency asap support assistance anyone stopped again fix fixed solve solved happens
      happening happened nothing useless annoying annoyed question questions screwed messed always
      glitch glitches glitchy malfunction off properly correctly
    `),
    things: wordSet(`
      site website page pages app application system program software tool thing things stuff number
      numbers figure figures data screen button everything something anything service product feature
      platform interface account it
    `),
    messages: patternList(
      {},
      String.raw`
      ^(?:i (?:want|would like|d like|need|have|wish) to |how do i |where can i )?(?:complain|make a complaint|file a complaint|complaint)$
      ^(?:i am|i m|im|we are|we re|not|so) (?:really |very |so |not |un)*(?:happy|satisfied|unhappy|dissatisfied|disappointed)(?: (?:with (?:you|this|it)|at all))?$
      ^(?:ugh+|argh+|grr+|sigh|omg|wtf|no you misunderstood(?: me)?|you (?:misunderstood|misunderstand|did not understand|didnt understand|do not understand|dont understand)(?: me| my question)?|(?:hello )?(?:is )?(?:anybody|anyone|somebody|someone) (?:there|here|home))$
      ^(?:why|how|what|where|when|who|huh|hm+|um+|uh+|eh|hello anyone|anyone there|you there|test|testing|asdf\w*|qwerty\w*|lorem ipsum)$
      ^(?:nothing|nothing happens?|nothing works|it happened again|same (?:thing|problem|issue|as before)(?: again)?|still the same|still nothing)$
      ^(?:i|we) (?:do not|dont|cant|cannot) (?:know|understand|figure (?:it|this) out|do (?:it|this|anything)|find (?:it|anything))(?: what to do| how)?$
      ^(?:what|whats) (?:is )?(?:now|next|going on|happening|wrong|up with (?:that|this|it))$
      ^(?:my |the |our |all (?:my |the )?|your )?(?:\w+ )?(?:numbers?|figures?|results?|totals?|data|values?|it|this|that|everything|things?) (?:\w+ )?(?:looks?|seems?|is|are|feels?) (?:very |totally |completely |all |so |just |really )*(?:wrong|off|weird|strange|odd|broken|incorrect|messed up|bad)(?: again| today| now)?$
      `,
    ),
  },
  // The reader of words drops the s of "how's": such phrases are listed with and without it.
  chatter: patternList(
    {},
    `
      ^(?:so |and |but |hey |well )*(?:are|r|aren't) (?:you|u) (?:really |so |ever |always |actually |a |an |too |feeling |just |even )*(?:married|single|hungry|thirsty|tired|sleepy|bored|boring|happy|sad|angry|mad|lonely|alive|dead|gay|straight|in love(?: with me)?|crazy|drunk|awake|asleep|old|young|smart|clever|intelligent|stupid|funny|beautiful|pretty|sexy|cute|jealous|evil|man|woman|boy|girl|male|female|conscious|sentient|listening(?: to me)?|joking|serious|my friend)$
      ^(?:so |and |but |hey |well )*(?:do|did|can|could|would|will|don't) (?:you|u) (?:ever |really |also |want to |like to |wanna |even |get |need to )*(?:eat|sleep|dream|breathe|drink|cry|laugh|love(?: me)?|like me|hate me|marry me|feel(?: (?:pain|sad|happy|anything|emotions))?|miss me|dance|sing(?: .{1,20})?|tell (?:me )?(?:a |some )?(?:jokes?|story|stories)|make me laugh|hungry|tired|bored|be my friend|have (?:a |any |some )?(?:feelings|emotions|girlfriend|boyfriend|wife|husband|family|mother|father|mum|mom|friends|body|brain|soul|hobbies|hobby|birthday))$
      ^(?:please )?(?:tell|sing|say) (?:me |us )?(?:a |another |some |something )?(?:good |funny )?(?:jokes?|story|poem|song|funny)$|^make me laugh$|^(?:please )?marry me$|^i (?:really )?(?:love|hate|miss|like) (?:you|u)(?: (?:so much|too|a lot))?$
      ^you(?:'re| are)(?: (?:so|very|really|a|an|not|just|too))* (?:boring|annoying|ugly|old|sexy|cute|beautiful|pretty|handsome|crazy|mean|fired|sweet|weird|liar|right|wrong)$
      ^(?:am i|do i look|do you think (?:i am|i'm)) (?:really |so )*(?:pretty|beautiful|ugly|fat|handsome|smart|stupid|hot|a man|a woman)$|^(?:i'm|i am)(?: (?:so|very|really|just|feeling))* (?:bored|hungry|tired|sad|happy|lonely|sleepy|drunk|in love|single)$
    `,
  ),
  courtesies: {
    greeting: phraseList(
      "hi | hello | hey | hiya | howdy | yo | sup | heya | greetings | good morning | good afternoon | good evening | good day | morning | evening | afternoon | gm | hey there | hi there | hello there | nice to meet you | pleased to meet you | welcome | happy new year | merry christmas | happy holidays",
    ),
    thanks: phraseList(
      "thanks | thank you | thank u | thankyou | thx | thnx | tnx | ty | tysm | tyvm | cheers | much appreciated | appreciate it | i appreciate it | appreciated | many thanks | big thanks | thanks a lot | thanks a million | ta | thank you so much | thanks so much | that helped | that helps | this helped | you helped me | that was helpful | very helpful | helpful | problem solved | solved | it works now | it worked | works now | that worked | that did the trick | did the trick | that sorted it | that has sorted it | sorted it | sorted | all sorted | that fixed it | fixed it | it fixed itself | that solved it | that solves it | that answers my question | that answered my question | that was quick | that was fast | youre a star | you are a star | youre a lifesaver | you are a lifesaver | lifesaver | you saved my day | you made my day | you saved me | legend | you legend | working again | its working now | it is working now | working now | found it | that was it | just what i needed | exactly what i needed | that is all i needed | thats all i needed | sweet | great stuff | good stuff | great stuff ta | thx a bunch | thanks a bunch | u r great | you r great | u are great | u r the best | ur great | ur the best | great stuff cheers",
    ),
    goodbye: phraseList(
      "bye | bye bye | goodbye | good bye | see you | see ya | cya | see you later | talk later | ttyl | farewell | good night | goodnight | gn | take care | have a nice day | have a good day | have a great day | have a nice evening | have a good evening | have a nice weekend | have a good weekend | have a great weekend | have a good one | have a nice one | later | until next time | so long | gotta go | i have to go | that is all | thats all | nothing else | no more questions | that all",
    ),
    wellbeing: phraseList(
      "how are you | how are you doing | how are u | how r u | how r you | hru | hows it going | how is it going | how do you do | whats up | what is up | wassup | how have you been | how are things | hows life | are you ok | are you okay | are you well | you ok | you good | how was your day | hows your day | how is your day | how is your day going | hows your day going | how it going | what up | how life | how your day | how your day going",
    ),
    identity: phraseList(
      "who are you | who r u | what are you | whats your name | what is your name | your name | do you have a name | who am i talking to | who is this | who made you | who created you | who built you | who developed you | introduce yourself | tell me about yourself | where are you from | how old are you | what is your age | what your name",
    ),
    abilities: phraseList(
      "what can you do | what can you do for me | what do you do | what can you help with | what can you help me with | how can you help | how can you help me | can you help me | can you help | could you help me | could you help | please help me | what are you able to do | what do you know | what can i ask | what can i ask you | what should i ask | what questions can i ask | what are you for | what is your purpose | how do you work | what are your capabilities | i need help | i need some help | help me | i have a question | i have a few questions | can i ask a question | can i ask you something | can i ask you a question | quick question",
    ),
    compliment: phraseList(
      "you are great | youre great | you are the best | youre the best | you are awesome | youre awesome | you are amazing | youre amazing | you rock | you are smart | youre smart | you are cool | you are so helpful | you are very helpful | you are helpful | well done | good job | great job | nice job | nice work | great work | good work | good bot | nice one | i love you | love it | love this | i like you | you are nice | you are funny | awesome | amazing | excellent | brilliant | fantastic | wonderful | impressive | lovely | well played",
    ),
    apology: phraseList(
      "sorry | im sorry | i am sorry | so sorry | my bad | my mistake | my fault | apologies | i apologise | i apologize | excuse me | pardon me | oops | whoops",
    ),
    agreement: phraseList(
      "ok | okay | k | kk | okey | okie | alright | all right | great | cool | perfect | fine | good | nice | super | sure | got it | i see | i understand | understood | makes sense | right | sounds good | very good | very well | noted | no problem | np | no worries | good to know | i know | yes | yep | yeah | yup | no | nope | no thanks | no thank you | never mind | nevermind | its fine | its ok | its okay | thats fine | thats ok | thats good | thats great | thats nice | all good | fair enough | indeed | of course | hmm | ah | oh | aha | i am good | im good | i am fine | im fine | youre welcome | you are welcome | it fine | it ok | it okay | that fine | that ok | that good | that great | that nice | wow | wow cool",
    ),
    laughter: phraseList(
      "lol | lmao | rofl | haha | hehe | funny | very funny | thats funny | lmfao | xd | that funny",
    ),
    links: phraseList(
      "there | all | everyone | everybody | team | again | bot | assistant | friend | mate | buddy | guys | folks | sir | madam | mam | man | dude | a lot | very much | so much | you | u | for your help | for the help | for your time | for your answer | for that | for everything | for helping | for helping me | for the info | for the information | for the quick reply | then | now | soon | today | tomorrow | too | as well | and | just | really | very | so | well | please | oh | ah | well then | to you | with that | in advance | dear | my | and you | ok then | that is | thats | it is | its | this is | was | i am | im | that | it",
    ),
  },
  letters: {
    salutations: String.raw`dear|to whom it may concern`,
    addressees: String.raw`all|everyone|everybody|there|team|folks|both|again|sirs?|madam|or|and|customer|service|support|ladies|gentlemen|mr|mrs|ms|dr`,
    asides: String.raw`(?:(?:i|we) )?(?:really )?hope (?:that )?(?:you|this|all|everything)[^.!?\n]{0,60}|(?:i|we) have (?:a|one|some|a few|another) (?:quick |short |small )?questions?|(?:many )?(?:thanks|thank you)(?: (?:so|very) much| a lot)?(?: in advance| for (?:your|the|any|all)[^.!?\n]{0,60})?|(?:i |we )?(?:am |are )?look(?:ing)? forward to[^.!?\n]{0,60}|have a (?:nice|good|great|lovely) [^.!?\n]{0,20}`,
    signOffs: String.raw`(?:(?:many )?(?:thanks|thank you) and )?(?:with )?(?:kind|best|warm|warmest|kindest|many) (?:regards|wishes|greetings)|regards|best|all the best|cheers|yours(?: (?:truly|sincerely|faithfully))?|sincerely(?: yours)?|many thanks|thanks|thank you|thx`,
    devices: String.raw`sent (?:from|with|via) [^.!?\n]{1,40}|get outlook for [^.!?\n]{1,20}`,
    notices: {
      mail: String.raw`e-?mails?|messages?|communication|transmission`,
      secret: String.raw`confidential|privileged|proprietary`,
      stray: String.raw`(?:in error|by mistake)|not the (?:intended|named|proper) (?:recipient|addressee|receiver)|intended (?:solely|only|exclusively|for)|for the (?:sole|exclusive) use|intended recipient`,
    },
  },
};
