<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group oauth. */
final class OauthCalls extends Group
{
    /**
     * Let a program register itself as an app.
     *
     * RFC 7591, where PARLEY_OAUTH_REGISTRATION is `open` or `approval`. Without a use an app ends after three
     * days.
     *
     * @param string|null $clientName
     * @param list<string>|null $redirectUris
     * @param string|null $scope
     * @param string|null $tokenEndpointAuthMethod
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RegisteredApp
     */
    public function register(
        ?string $clientName = null,
        ?array $redirectUris = null,
        ?string $scope = null,
        ?string $tokenEndpointAuthMethod = null,
        array $extra = [],
    ): Types\RegisteredApp {
        return $this->callOf('POST /oauth/register', Types\RegisteredApp::class, body: self::membersOf([], ['client_name' => $clientName, 'redirect_uris' => $redirectUris, 'scope' => $scope, 'token_endpoint_auth_method' => $tokenEndpointAuthMethod], $extra));
    }

    /**
     * Get an access token for an app.
     *
     * RFC 6749: for a code (with `code_verifier`), a refresh token, a device's code, or an app by itself. A code
     * and a refresh token work once. For a machine whose platform a workspace trusts, also RFC 8693
     * (`subject_token`) and RFC 7523 (`assertion`), with the id of the trust as `client_id`.
     *
     * @param mixed $body
     * @return Types\OauthTokenAnswer
     */
    public function token(
        mixed $body,
    ): Types\OauthTokenAnswer {
        return $this->callOf('POST /oauth/token', Types\OauthTokenAnswer::class, body: $body);
    }

    /**
     * End a token of an app.
     *
     * RFC 7009. A refresh token ends with all that the app may do by it, an access token alone. Every node
     * refuses it within a second. An app may end its own tokens.
     *
     * @param mixed $body
     * @return void
     */
    public function revoke(
        mixed $body,
    ): void {
        $this->nothingOf('POST /oauth/revoke', body: $body);
    }

    /**
     * Ask whether a token is valid.
     *
     * RFC 7662. An app is told of its own tokens.
     *
     * @param mixed $body
     * @return Types\OauthIntrospection
     */
    public function introspect(
        mixed $body,
    ): Types\OauthIntrospection {
        return $this->callOf('POST /oauth/introspect', Types\OauthIntrospection::class, body: $body);
    }

    /**
     * Send what an authorization asks for beforehand.
     *
     * RFC 9126. The answer's `request_uri` then stands for it at /oauth/authorize.
     *
     * @param mixed $body
     * @return Types\OauthPushedRequest
     */
    public function push(
        mixed $body,
    ): Types\OauthPushedRequest {
        return $this->callOf('POST /oauth/par', Types\OauthPushedRequest::class, body: $body);
    }

    /**
     * Ask for a code with which a person lets in a device.
     *
     * RFC 8628. The person types `user_code` at `verification_uri`.
     *
     * @param mixed $body
     * @return Types\OauthDeviceAnswer
     */
    public function beginDevice(
        mixed $body,
    ): Types\OauthDeviceAnswer {
        return $this->callOf('POST /oauth/device', Types\OauthDeviceAnswer::class, body: $body);
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
     * Ask a person to let an app act for them.
     *
     * @return string
     */
    public function authorize(): string
    {
        return $this->textOf('GET /oauth/authorize');
    }

    /**
     * Go back to the app with the person's decision.
     *
     * @param string $uid
     * @return string
     */
    public function goBack(
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
    public function devicePage(
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
    public function verifyDevice(
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
    public function deviceLetIn(
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
    public function consentPage(
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
    public function consent(
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
    public function script(
        string $script,
    ): string {
        return $this->textOf('GET /oauth/scripts/{script}', params: ['script' => $script]);
    }
}
