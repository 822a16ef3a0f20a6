<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group pages. */
final class PagesCalls extends Group
{
    /**
     * Open the page of an invitation.
     *
     * @param string|null $token
     * @return string
     */
    public function getInvitation(
        ?string $token = null,
    ): string {
        return $this->textOf('GET /account/invitation', query: ['token' => $token]);
    }

    /**
     * Accept an invitation on that page.
     *
     * @param string|null $token
     * @param string|null $name
     * @param string|null $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function invitation(
        ?string $token = null,
        ?string $name = null,
        ?string $password = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /account/invitation', body: self::membersOf([], ['token' => $token, 'name' => $name, 'password' => $password], $extra));
    }

    /**
     * Open the page that sets up an authenticator app.
     *
     * @return string
     */
    public function getSecondFactor(): string
    {
        return $this->textOf('GET /account/second-factor');
    }

    /**
     * Show the secret for the app on that page.
     *
     * For an account without a second factor, which its password proves. No session is started.
     *
     * @param string|null $email
     * @param string|null $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function secondFactor(
        ?string $email = null,
        ?string $password = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /account/second-factor', body: self::membersOf([], ['email' => $email, 'password' => $password], $extra));
    }

    /**
     * Confirm the app with its first code on that page.
     *
     * @param string|null $token
     * @param string|null $code
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function confirmSecondFactor(
        ?string $token = null,
        ?string $code = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /account/second-factor/confirm', body: self::membersOf([], ['token' => $token, 'code' => $code], $extra));
    }

    /**
     * Get the picture of a person.
     *
     * By the address in `picture` of a member, or of the colleague who wrote a message.
     *
     * @param string $picture
     * @return Download
     */
    public function picture(
        string $picture,
    ): Download {
        return $this->openOf('GET /pictures/{picture}', params: ['picture' => $picture]);
    }

    /**
     * Open the page that confirms an address.
     *
     * @param string|null $token
     * @return string
     */
    public function getVerifyEmail(
        ?string $token = null,
    ): string {
        return $this->textOf('GET /account/verify-email', query: ['token' => $token]);
    }

    /**
     * Confirm an address on that page.
     *
     * @param string|null $token
     * @param string|null $password
     * @param string|null $newPassword
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function verifyEmail(
        ?string $token = null,
        ?string $password = null,
        ?string $newPassword = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /account/verify-email', body: self::membersOf([], ['token' => $token, 'password' => $password, 'newPassword' => $newPassword], $extra));
    }

    /**
     * Open the page that sets a new password.
     *
     * @param string|null $token
     * @return string
     */
    public function getResetPassword(
        ?string $token = null,
    ): string {
        return $this->textOf('GET /account/reset-password', query: ['token' => $token]);
    }

    /**
     * Set a new password on that page.
     *
     * @param string|null $token
     * @param string|null $password
     * @param string|null $newPassword
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function resetPassword(
        ?string $token = null,
        ?string $password = null,
        ?string $newPassword = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /account/reset-password', body: self::membersOf([], ['token' => $token, 'password' => $password, 'newPassword' => $newPassword], $extra));
    }

    /**
     * Open the page that shows the operator the mails that were not sent.
     *
     * @return string
     */
    public function getOutbox(): string
    {
        return $this->textOf('GET /account/outbox');
    }

    /**
     * Show the mails that were not sent on that page.
     *
     * The newest 100, to the operator, whom the password proves, and a code where the account has a second
     * factor. No session is started.
     *
     * @param string|null $email
     * @param string|null $password
     * @param string|null $code
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function outbox(
        ?string $email = null,
        ?string $password = null,
        ?string $code = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /account/outbox', body: self::membersOf([], ['email' => $email, 'password' => $password, 'code' => $code], $extra));
    }

    /**
     * Open the page on which a device's code is typed.
     *
     * @param string|null $userCode
     * @return string
     */
    public function device(
        ?string $userCode = null,
    ): string {
        return $this->textOf('GET /oauth/device', query: ['user_code' => $userCode]);
    }

    /**
     * Go back to the app with the person's decision.
     *
     * @param string $uid
     * @return string
     */
    public function appReturn(
        string $uid,
    ): string {
        return $this->textOf('GET /oauth/authorize/{uid}', params: ['uid' => $uid]);
    }

    /**
     * Open that page by the address that the device shows.
     *
     * @param string|null $userCode
     * @return string
     */
    public function getDeviceCode(
        ?string $userCode = null,
    ): string {
        return $this->textOf('GET /oauth/device/verify', query: ['user_code' => $userCode]);
    }

    /**
     * Send the code on that page.
     *
     * @param mixed $body
     * @return string
     */
    public function deviceCode(
        mixed $body,
    ): string {
        return $this->textOf('POST /oauth/device/verify', body: $body);
    }

    /**
     * Show that the device was let in.
     *
     * @param string $uid
     * @return string
     */
    public function deviceReturn(
        string $uid,
    ): string {
        return $this->textOf('GET /oauth/device/verify/{uid}', params: ['uid' => $uid]);
    }

    /**
     * Open the page that asks a person for an app.
     *
     * @param string $uid
     * @return string
     */
    public function getAppConsent(
        string $uid,
    ): string {
        return $this->textOf('GET /oauth/consent/{uid}', params: ['uid' => $uid]);
    }

    /**
     * Sign in, and let the app act or not, on that page.
     *
     * Three forms, one after another: the sign-in, a second factor, the decision. No session is started.
     *
     * @param string $uid
     * @param string|null $email
     * @param string|null $password
     * @param string|null $proof
     * @param string|null $code
     * @param string|null $passkey
     * @param string|null $clientDataJSON
     * @param string|null $authenticatorData
     * @param string|null $signature
     * @param string|null $workspace
     * @param string|null $decision
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function appConsent(
        string $uid,
        ?string $email = null,
        ?string $password = null,
        ?string $proof = null,
        ?string $code = null,
        ?string $passkey = null,
        ?string $clientDataJSON = null,
        ?string $authenticatorData = null,
        ?string $signature = null,
        ?string $workspace = null,
        ?string $decision = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /oauth/consent/{uid}', params: ['uid' => $uid], body: self::membersOf([], ['email' => $email, 'password' => $password, 'proof' => $proof, 'code' => $code, 'passkey' => $passkey, 'clientDataJSON' => $clientDataJSON, 'authenticatorData' => $authenticatorData, 'signature' => $signature, 'workspace' => $workspace, 'decision' => $decision], $extra));
    }

    /**
     * Get a script of that page.
     *
     * @param string $script
     * @return string
     */
    public function oauthScript(
        string $script,
    ): string {
        return $this->textOf('GET /oauth/scripts/{script}', params: ['script' => $script]);
    }

    /**
     * Open the page of a lead.
     *
     * @param string $token
     * @return string
     */
    public function lead(
        string $token,
    ): string {
        return $this->textOf('GET /lead/{token}', params: ['token' => $token]);
    }

    /**
     * Open the page that confirms a sign-up.
     *
     * @param string $token
     * @return string
     */
    public function getConfirmation(
        string $token,
    ): string {
        return $this->textOf('GET /newsletter/confirm/{token}', params: ['token' => $token]);
    }

    /**
     * Confirm a sign-up on that page.
     *
     * @param string $token
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function confirmation(
        string $token,
        array $extra = [],
    ): string {
        return $this->textOf('POST /newsletter/confirm/{token}', params: ['token' => $token], body: self::membersOf([], [], $extra));
    }

    /**
     * Open the page that ends the mails of a newsletter.
     *
     * @param string $token
     * @return string
     */
    public function getLeaving(
        string $token,
    ): string {
        return $this->textOf('GET /newsletter/leave/{token}', params: ['token' => $token]);
    }

    /**
     * End the mails of a newsletter.
     *
     * The button of the page, and one click in a mail program (RFC 8058): `List-Unsubscribe=One-Click` as a
     * form. Without credential, cookie or redirect; to call it twice is no error.
     *
     * @param string $token
     * @return string
     */
    public function leaving(
        string $token,
    ): string {
        return $this->textOf('POST /newsletter/leave/{token}', params: ['token' => $token]);
    }

    /**
     * Open the page on which a reader chooses lists.
     *
     * @param string $token
     * @return string
     */
    public function getPreferences(
        string $token,
    ): string {
        return $this->textOf('GET /newsletter/preferences/{token}', params: ['token' => $token]);
    }

    /**
     * Choose lists on that page.
     *
     * @param string $token
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function preferences(
        string $token,
        array $extra = [],
    ): string {
        return $this->textOf('POST /newsletter/preferences/{token}', params: ['token' => $token], body: self::membersOf([], [], $extra));
    }

    /**
     * Open the preview of a campaign in a frame.
     *
     * The `url` of a preview. The mail is written anew, as the campaign is now.
     *
     * @param string $token
     * @return string
     */
    public function mailPreview(
        string $token,
    ): string {
        return $this->textOf('GET /newsletter/preview/{token}', params: ['token' => $token]);
    }

    /**
     * Open a mail of a campaign in the browser.
     *
     * @param string $token
     * @return string
     */
    public function mail(
        string $token,
    ): string {
        return $this->textOf('GET /newsletter/view/{token}', params: ['token' => $token]);
    }

    /**
     * Follow a link of a campaign that notes clicks.
     *
     * @param string $token
     * @param string $link
     * @return string
     */
    public function click(
        string $token,
        string $link,
    ): string {
        return $this->textOf('GET /newsletter/click/{token}/{link}', params: ['token' => $token, 'link' => $link]);
    }

    /**
     * Get the image of a campaign that notes opens.
     *
     * @param string $token
     * @return Download
     */
    public function opened(
        string $token,
    ): Download {
        return $this->openOf('GET /newsletter/open/{token}', params: ['token' => $token]);
    }

    /**
     * Download a file by a link.
     *
     * Citations have such links. Each ends after an hour.
     *
     * @param string $token
     * @return Download
     */
    public function file(
        string $token,
    ): Download {
        return $this->openOf('GET /files/{token}', params: ['token' => $token]);
    }

    /**
     * Open the page that stops the weekly mail.
     *
     * @param string|null $token
     * @return string
     */
    public function getGapMail(
        ?string $token = null,
    ): string {
        return $this->textOf('GET /account/gap-mail', query: ['token' => $token]);
    }

    /**
     * Stop the weekly mail.
     *
     * @param string|null $token
     * @param string|null $tokenGiven
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function gapMail(
        ?string $token = null,
        ?string $tokenGiven = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /account/gap-mail', query: ['token' => $tokenGiven], body: self::membersOf([], ['token' => $token], $extra));
    }

    /**
     * Open the page of an approval.
     *
     * @param string $token
     * @return string
     */
    public function getApproval(
        string $token,
    ): string {
        return $this->textOf('GET /approvals/{token}', params: ['token' => $token]);
    }

    /**
     * Approve or reject on that page.
     *
     * @param string $token
     * @param 'approved'|'rejected'|string $decision
     * @param string $requestHash
     * @param string|null $comment
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return string
     */
    public function approval(
        string $token,
        string $decision,
        string $requestHash,
        ?string $comment = null,
        array $extra = [],
    ): string {
        return $this->textOf('POST /approvals/{token}', params: ['token' => $token], body: self::membersOf(['decision' => $decision, 'requestHash' => $requestHash], ['comment' => $comment], $extra));
    }

    /**
     * Open the page on which a voice is tried.
     *
     * @param string|null $lang
     * @return string
     */
    public function voice(
        ?string $lang = null,
    ): string {
        return $this->textOf('GET /voice', query: ['lang' => $lang]);
    }

    /**
     * Get a script of that page.
     *
     * @param string $script
     * @return string
     */
    public function voiceScript(
        string $script,
    ): string {
        return $this->textOf('GET /voice/{script}', params: ['script' => $script]);
    }

    /**
     * Get the script that puts the chat on a page.
     *
     * `<script src="…/widget.js" data-key="parley_pk_…" async></script>`.
     *
     * @return string
     */
    public function widgetScript(): string
    {
        return $this->textOf('GET /widget.js');
    }

    /**
     * Get the picture of a chat.
     *
     * @param string $token
     * @return Download
     */
    public function widgetAvatar(
        string $token,
    ): Download {
        return $this->openOf('GET /widget/avatar/{token}', params: ['token' => $token]);
    }

    /**
     * Get a script that the chat loads when it is opened.
     *
     * @param string $build
     * @param string $file
     * @return string
     */
    public function widgetFile(
        string $build,
        string $file,
    ): string {
        return $this->textOf('GET /widget/{build}/{file}', params: ['build' => $build, 'file' => $file]);
    }

    /**
     * Open the chat as a page of its own.
     *
     * For a link or a QR code. The setting `page` of the chat turns it off.
     *
     * @param string $key
     * @param string|null $lang
     * @param string|null $plain
     * @return string
     */
    public function chat(
        string $key,
        ?string $lang = null,
        ?string $plain = null,
    ): string {
        return $this->textOf('GET /chat/{key}', params: ['key' => $key], query: ['lang' => $lang, 'plain' => $plain]);
    }

    /**
     * Send a message from the chat's page without scripts.
     *
     * The form of that page. The answer leads back to the page, which shows the conversation. A cookie of this
     * path keeps the visitor for a day.
     *
     * @param string $key
     * @param string $message
     * @param string|null $proof
     * @param string|null $lang
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function sendChat(
        string $key,
        string $message,
        ?string $proof = null,
        ?string $lang = null,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /chat/{key}', params: ['key' => $key], query: ['lang' => $lang], body: self::membersOf(['message' => $message], ['proof' => $proof], $extra));
    }

    /**
     * Try how the chat looks.
     *
     * A page that shows the chat of a publishable key on a phone and on a desktop, with the colours, texts and
     * place in its address, and the line for a page that has them. Nothing is stored.
     *
     * @param string|null $key
     * @param string|null $name
     * @param string|null $greeting
     * @param string|null $suggestions
     * @param string|null $colour
     * @param string|null $theme
     * @param string|null $position
     * @param string|null $launcher
     * @param string|null $lang
     * @param 'phone'|'desktop'|string|null $frame
     * @return string
     */
    public function widgetPreview(
        ?string $key = null,
        ?string $name = null,
        ?string $greeting = null,
        ?string $suggestions = null,
        ?string $colour = null,
        ?string $theme = null,
        ?string $position = null,
        ?string $launcher = null,
        ?string $lang = null,
        ?string $frame = null,
    ): string {
        return $this->textOf('GET /widget/preview', query: ['key' => $key, 'name' => $name, 'greeting' => $greeting, 'suggestions' => $suggestions, 'colour' => $colour, 'theme' => $theme, 'position' => $position, 'launcher' => $launcher, 'lang' => $lang, 'frame' => $frame]);
    }

    /**
     * Get what a page needs to show the chat, as a file.
     *
     * `<publishable key>.json`. A page of an origin that the key does not name is refused.
     *
     * @param string $file
     * @return Types\WidgetConfig
     */
    public function widgetSettings(
        string $file,
    ): Types\WidgetConfig {
        return $this->callOf('GET /widget/settings/{file}', Types\WidgetConfig::class, params: ['file' => $file]);
    }

    /**
     * Open the console.
     *
     * For people in a browser. While it is being built, a page says so and loads itself again.
     * `PARLEY_CONSOLE=off` leaves it out. On an installation without an account it leads to the page that makes
     * the first one.
     *
     * @return string
     */
    public function console(): string
    {
        return $this->textOf('GET /console');
    }

    /**
     * Open a page of the console.
     *
     * For people in a browser. While it is being built, a page says so and loads itself again.
     * `PARLEY_CONSOLE=off` leaves it out.
     *
     * @param string $page
     * @return string
     */
    public function consolePage(
        string $page,
    ): string {
        return $this->textOf('GET /console/{page}', params: ['page' => $page]);
    }

    /**
     * Open one thing in the console.
     *
     * For people in a browser. While it is being built, a page says so and loads itself again.
     * `PARLEY_CONSOLE=off` leaves it out.
     *
     * @param string $page
     * @param string $thing
     * @return string
     */
    public function consoleThing(
        string $page,
        string $thing,
    ): string {
        return $this->textOf('GET /console/{page}/{thing}', params: ['page' => $page, 'thing' => $thing]);
    }

    /**
     * Get a file of the console.
     *
     * Its name changes with its content, so that browsers keep it for good.
     *
     * @param string $file
     * @return Download
     */
    public function consoleFile(
        string $file,
    ): Download {
        return $this->openOf('GET /console/assets/{file}', params: ['file' => $file]);
    }

    /**
     * Download an export of a workspace by its link.
     *
     * @param string $token
     * @return Download
     */
    public function workspaceExport(
        string $token,
    ): Download {
        return $this->openOf('GET /workspace-exports/{token}', params: ['token' => $token]);
    }
}
