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
     * Ask a person to let an app act for them.
     *
     * @return string
     */
    public function authorize(): string
    {
        return $this->textOf('GET /oauth/authorize');
    }
}
