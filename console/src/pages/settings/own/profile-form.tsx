import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { Choice, Field, faultOf } from "../../../parts/field.tsx";
import { Form } from "../../../parts/forms/form.tsx";
import { tell } from "../../../parts/notes.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley, type readSession, showUser } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

type User = Extract<ReturnType<typeof readSession>, { kind: "signed-in" }>["user"];

/** Parley writes mails in these. Each stands under its own name. */
const codes = ["en", "de", "fr", "es", "it", "nl", "pt"] as const;
const mailLanguages = codes.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: "language" }).of(value) ?? value,
}));

/** Changes what visitors and colleagues see of the person, and the language of mails to the person. */
export function ProfileForm({ user }: { user: User }) {
  const { own: texts } = useTexts();
  const chosen = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: (fields: { name: string | null; language: (typeof codes)[number] }) => parley.auth.updateMe(fields),
    onSuccess: (changed) => {
      showUser(changed);
      tell(texts.profileSaved);
    },
  });
  const show = useMutation({
    mutationFn: (file: File) => parley.auth.putMePicture({ file }),
    onSuccess: (changed) => {
      showUser(changed);
      tell(texts.pictureShown);
    },
  });
  const remove = useMutation({
    mutationFn: () => parley.auth.deleteMePicture(),
    onSuccess: () => {
      showUser({ ...user, picture: null });
      tell(texts.pictureRemoved);
    },
  });
  const pictureError = show.error ?? remove.error;
  return (
    <div className="pad stack">
      <Form
        deed={save}
        send={(read, fields) => {
          const language = codes.find((code) => code === fields.get("language")) ?? "en";
          save.mutate({ name: read("name") || null, language });
        }}
        label={texts.saveProfile}
      >
        <Field
          {...{ label: texts.name, name: "name", autoComplete: "name", maxLength: 100, hint: texts.nameHint }}
          {...{ defaultValue: user.name ?? "", fault: faultOf(save.error, "name") }}
        />
        <Choice
          {...{ label: texts.mailLanguage, name: "language", options: mailLanguages }}
          {...{ defaultValue: user.language ?? "en", fault: faultOf(save.error, "language") }}
        />
      </Form>
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={show.isPending}
          onClick={() => !show.isPending && chosen.current?.click()}
        >
          {user.picture === null ? texts.choosePicture : texts.otherPicture}
        </button>
        {user.picture !== null && (
          <button
            type="button"
            className="button quiet"
            aria-disabled={remove.isPending}
            onClick={() => !remove.isPending && remove.mutate()}
          >
            {texts.removePicture}
          </button>
        )}
        <span className="small muted">{texts.pictureHint}</span>
        <input
          ref={chosen}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={texts.choosePicture}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) show.mutate(file);
            // The same file can be chosen once more.
            target.value = "";
          }}
        />
      </div>
      {pictureError !== null && <ProblemNotice error={pictureError} />}
    </div>
  );
}
